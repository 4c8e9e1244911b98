import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

import type { Ctx } from '#domain/ground/context.ts'

import type { Guesser } from './brakes.ts'
import type { KnownDevices } from './known-devices.ts'

/** Who types a code. */
export function guesserOf({ headers, ip }: FastifyRequest, { actor }: Ctx, devices: KnownDevices): Guesser {
  return { one: actor?.id ?? devices.claimed(headers.cookie), address: normalizeIP(ip) }
}
