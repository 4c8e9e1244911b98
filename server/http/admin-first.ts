import type { FastifyRequest } from 'fastify'

import { admin } from '#domain/ground/authorize.ts'

/**
 * For `preParsing` of a call of the shopkeeper's: nobody else's body is taken in, and nobody else is told
 * what is wrong with it. The command asks again, as every command does. @throws not_signed_in, forbidden
 */
export async function adminFirst(request: FastifyRequest): Promise<void> {
  admin(await request.ctx())
}
