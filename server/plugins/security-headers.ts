import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * The headers of every answer. The Content-Security-Policy of pages belongs to the pages, who know their
 * scripts.
 */
export const securityHeaders = fp(async (app: FastifyInstance, { isHttps }: { isHttps: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // A bank's page opens in a window of its own and reports back to the checkout.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
  })
  app.addHook('onSend', async (request, reply) => {
    // The route that was found, because one address can be written in many ways: /%61pi/user-details.
    const route = request.routeOptions.url ?? request.url
    if (!/^\/api(\/|$)/.test(route) || route.startsWith('/api/docs')) return
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    const isPrivate = route.endsWith('.pdf') || route.endsWith('/pictures/:place')
    void reply.header('cache-control', isPrivate ? 'private, no-store' : 'no-store')
  })
})
