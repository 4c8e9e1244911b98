import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import { DomainError } from '#domain/ground/errors.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Proves itself by a signature. */
const exempt = /^\/api\/(razorpay|whatsapp)\/webhook$/
/**
 * Reads by their method, changes by what they do: the audit keeps who took people's data out, and what was
 * not found is counted.
 */
const writingReads = new Set([
  '/api/userLogout',
  '/api/users.csv',
  '/api/orders.csv',
  '/api/tills.csv',
  '/api/books/:month/:book.csv',
  '/api/books/:month/:book.pdf',
  '/api/books/:month/documents.pdf',
  '/api/search-misses/seen',
])

interface Options {
  publicUrl: string
  corsOrigins: readonly string[]
}

/**
 * Refuses a change that another site asks for in the name of a visitor. Browsers say where a request comes
 * from (Sec-Fetch-Site, Origin) and pages cannot forge it; a request that says neither comes from no
 * browser.
 */
export const originCheck = fp(async (app: FastifyInstance, { publicUrl, corsOrigins }: Options) => {
  const trusted = new Set([publicUrl, ...corsOrigins])
  const publicHost = new URL(publicUrl).host
  const refuseOthers: onRequestHookHandler = (request, _reply, done) => {
    if (isFromHere(request, trusted, publicHost)) done()
    else done(new DomainError('forbidden', { why: 'other_site' }))
  }
  app.addHook('onRequest', (request, reply, done) => {
    // The route that was found, because one route can be written in many ways: /api/%75serLogout.
    if (reads.has(request.method) || exempt.test(request.routeOptions.url ?? '')) done()
    else refuseOthers.call(app, request, reply, done)
  })
  app.addHook('onRoute', (route) => {
    if (writingReads.has(route.url)) route.onRequest = [...[route.onRequest ?? []].flat(), refuseOthers]
  })
})

function isFromHere(request: FastifyRequest, trusted: ReadonlySet<string>, publicHost: string): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined && trusted.has(origin)) return true
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  // The shop may be opened under another of this machine's names than PUBLIC_URL, whose scheme nobody told
  // us.
  return host !== publicHost && URL.canParse(origin) && new URL(origin).host === host
}
