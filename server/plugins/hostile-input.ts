import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

import { DomainError } from '#domain/errors.ts'

/** Nothing that a person types nests deeper. */
const maxDepth = 12

/**
 * Refuses what no person types and PostgreSQL cannot keep: a NUL character anywhere in the address or the
 * body, and bodies nested without end.
 */
export const hostileInput = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) refuse()
  })
  app.addHook('preValidation', async (request) => {
    if (!isHarmless(request.body, 0)) refuse()
  })
})

function refuse(): never {
  const sentence = 'This has characters or a shape that we cannot take.'
  throw new DomainError('invalid_input', sentence, { fields: { body: sentence } })
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth === maxDepth) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isHarmless(inner, depth + 1))
}
