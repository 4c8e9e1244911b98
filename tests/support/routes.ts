import diagnostics from 'node:diagnostics_channel'

import type { FastifyInstance } from 'fastify'

/**
 * Every route that apps built from now on register, as `GET /path`. Asked of Fastify itself, so that no
 * route can be forgotten. HEAD goes with its GET, and a route for any method is told as `ANY`.
 */
export function listRoutes(): Set<string> {
  const routes = new Set<string>()
  diagnostics.subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      if (Array.isArray(method)) routes.add(`${method.length > 5 ? 'ANY' : method.join('|')} ${url}`)
      else if (method !== 'HEAD') routes.add(`${method} ${url}`)
    })
  })
  return routes
}
