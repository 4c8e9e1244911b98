import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * A password that leaked elsewhere is among the first that are tried (ASVS 6.2.4). `field` is where it was
 * chosen.
 * @throws invalid_input
 */
export async function refuseLeakedPassword(ctx: Ctx, field: string, password: string): Promise<void> {
  if (await ctx.gateways.accounts.isLeaked(password))
    throw new DomainError('invalid_input', { fields: { [field]: { problem: 'password_leaked' } } })
}
