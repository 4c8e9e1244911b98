import type { IncomingMessage } from 'node:http'

import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { DomainError } from '#domain/ground/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body that the call takes and never looks at. */
    unread?: readonly string[]
  }
}

/** Nothing that a person types nests deeper. */
const maxDepth = 12

/**
 * Refuses what no browser and no person sends: addresses that are no path of this shop, and what PostgreSQL
 * cannot keep: NUL characters and halves of characters in the address or the body, and bodies nested without
 * end. Only what a call reads is looked at: what it ignores can do no harm, and must not make it refuse.
 */
export const hostileInput = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(refusal())
    else if (isForOneShop(request.raw)) done()
    else done(new errorCodes.FST_ERR_BAD_URL(request.url))
  })
  // After validation, which has taken out what the call does not know.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.body === undefined || isHarmless(whatIsRead(request), 0)) done()
    else done(refusal())
  })
})

/** A path of this shop, asked of one host: `GET http://…` is for proxies, and two hosts hide one. */
function isForOneShop({ url = '', method, rawHeaders }: IncomingMessage): boolean {
  return (url.startsWith('/') || (url === '*' && method === 'OPTIONS')) && !namesTwoHosts(rawHeaders)
}

/** Of names and values by turns. */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function whatIsRead({ body, routeOptions }: FastifyRequest): unknown {
  const { unread } = routeOptions.config
  if (!unread || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([field]) => !unread.includes(field)))
}

function refusal(): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { body: { problem: 'hostile' } } })
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth === maxDepth) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isHarmless(inner, depth + 1))
}
