import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Asks for the password again, before what an open session alone must not do. `field` is where it was typed.
 * @throws not_signed_in, invalid_input, busy
 */
export async function refuseWrongPassword(ctx: Ctx, password: string, field = 'password'): Promise<void> {
  if (await ctx.gateways.accounts.isPasswordOf(signedIn(ctx).id, password)) return
  throw new DomainError('invalid_input', { fields: { [field]: { problem: 'wrong_password' } } })
}
