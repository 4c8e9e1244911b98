import type { FastifyRequest } from 'fastify'

import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { SignInLimit } from './sign-in-limit.ts'
import { tryOf } from './sign-in-try.ts'

/**
 * Does what asks for one's own password once more: a wrong one counts as a wrong sign-in.
 * @throws too_many_attempts, and what the work throws
 */
export async function countedTry<Done>(
  { request, limit, ctx }: { request: FastifyRequest; limit: SignInLimit; ctx: Ctx },
  work: () => Promise<Done>,
): Promise<Done> {
  const { email, sessionId } = signedIn(ctx)
  const by = tryOf(request, email, sessionId)
  await limit.attempt(by)
  const done = await work()
  await limit.forget(by)
  return done
}
