import { and, eq } from 'drizzle-orm'

import { people, accounts as signInWays } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { refuseWrongPassword } from './refuse-wrong-password.ts'
import { provenNumber, endCode } from './sign-in-codes.ts'

/** What somebody gives once more before what an open session alone must not do. */
export interface Proof {
  /** Of who has one. */
  password?: string | undefined
  /** Of who signs in by number alone: a code that was sent to it. */
  codeId?: string | undefined
  code?: string | undefined
}

/**
 * Asks for the password again, or, of who has none, for a code that was sent to their number.
 * @throws not_signed_in, invalid_input, code_over, busy
 */
export async function refuseUnproven(ctx: Ctx, { password = '', codeId, code }: Proof): Promise<void> {
  const { id } = signedIn(ctx)
  const isTheirs = and(eq(signInWays.userId, id), eq(signInWays.providerId, 'credential'))
  if ((await ctx.db.$count(signInWays, isTheirs)) > 0) {
    if (password === '') throw missing('password')
    return refuseWrongPassword(ctx, password)
  }
  if (!codeId || !code) throw missing('code')
  const mobile = await provenNumber(ctx, { codeId, code })
  const isOwn = and(eq(people.id, id), eq(people.signInMobile, mobile))
  if ((await ctx.db.$count(people, isOwn)) === 0) throw new DomainError('code_over', {})
  await endCode(ctx, codeId)
}

function missing(field: 'password' | 'code') {
  return new DomainError('invalid_input', { fields: { [field]: { problem: 'missing' } } })
}
