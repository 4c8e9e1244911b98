import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

import type { SignInTry } from './sign-in-limit.ts'

/** An address counts as in the limit of all sign-ins and sign-ups: IPv6 by its network of /64. */
export function tryOf({ ip }: FastifyRequest, email: string, known: string | null): SignInTry {
  return { email, address: normalizeIP(ip), known }
}
