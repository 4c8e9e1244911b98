import type { FastifyRequest } from 'fastify'

import { admin, onAnyDuty, onDuty } from '#domain/ground/authorize.ts'
import type { Duty } from '#domain/ground/rules.ts'

/**
 * For `preParsing` of a call of the shopkeeper's: nobody else's body is taken in, and nobody else is told
 * what is wrong with it. The command asks again, as every command does. @throws not_signed_in, forbidden
 */
export async function adminFirst(request: FastifyRequest): Promise<void> {
  admin(await request.ctx())
}

/** The same for a call that belongs to a duty. @throws not_signed_in, forbidden */
export function dutyFirst(duty: Duty): (request: FastifyRequest) => Promise<void> {
  const first = async (request: FastifyRequest) => void onDuty(await request.ctx(), duty)
  doors.add(first)
  return first
}

/** The same for a call that any duty opens. @throws not_signed_in, forbidden */
export async function anyDutyFirst(request: FastifyRequest): Promise<void> {
  onAnyDuty(await request.ctx())
}

const doors = new WeakSet<object>([adminFirst, anyDutyFirst])

/** Whether a hook is one of these: its call is one of the desk. */
export function isForDesk(hook: object): boolean {
  return doors.has(hook)
}
