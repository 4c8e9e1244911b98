import type { FastifyRequest } from 'fastify'

import type { Duty } from '#domain/customers/rules.ts'
import { admin, onDuty } from '#domain/ground/authorize.ts'

/**
 * For `preParsing` of a call of the shopkeeper's: nobody else's body is taken in, and nobody else is told
 * what is wrong with it. The command asks again, as every command does. @throws not_signed_in, forbidden
 */
export async function adminFirst(request: FastifyRequest): Promise<void> {
  admin(await request.ctx())
}

/** The same for a call that belongs to a duty. @throws not_signed_in, forbidden */
export function dutyFirst(duty: Duty): (request: FastifyRequest) => Promise<void> {
  return async (request) => void onDuty(await request.ctx(), duty)
}
