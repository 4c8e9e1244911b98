import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { wordsOf } from '#server/http/words-of.ts'

/** A known address, and by which methods it is asked. */
interface Known {
  address: RegExp
  methods: Set<string>
}

/**
 * Answers what no route takes, in the envelope: 405 with `Allow` for a known address that is asked by
 * another method, and 404 for all else. Registered before the routes, because it learns of them as they are
 * made, and after the plugins that give headers to routes.
 */
export const unknownCalls = fp(async (app: FastifyInstance) => {
  const known = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    // What takes every method, or whatever stands below an address, knows none of its own.
    if (Array.isArray(method) || url.includes('*')) return
    const one = known.get(url) ?? { address: patternOf(url), methods: new Set() }
    known.set(url, { ...one, methods: one.methods.add(method) })
  })

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { method, url } = request
    const path = url.split('?', 1)[0] ?? ''
    const methods = [...known.values()]
      .filter(({ address }) => address.test(decoded(path)))
      .flatMap((one) => [...one.methods])
    // Asked by its own method it is not that address after all: what stands in it is too long.
    const allowed = methods.includes(method) ? '' : [...new Set(methods)].toSorted().join(', ')
    const [status, code, message] = allowed
      ? ([
          405,
          'method_not_allowed',
          wordsOf(request).requests.wrongMethod({ method, path, allowed }),
        ] as const)
      : ([404, 'not_found', wordsOf(request).requests.unknownCall({ method, path })] as const)
    if (allowed) void reply.header('allow', allowed)
    return reply.code(status).send({ success: false, error: true, code, message })
  }

  app.all('/api', { schema: { hide: true } }, refuse)
  app.all('/api/*', { schema: { hide: true } }, refuse)
  app.setNotFoundHandler(refuse)
})

/** Of `/api/orders/:id/invoice.pdf`, with or without a slash at its end. */
function patternOf(url: string): RegExp {
  const parts = url.split(/:\w+/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('[^/]+')}/?$`)
}

/** One address can be written in many ways: /%61pi/signup. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
