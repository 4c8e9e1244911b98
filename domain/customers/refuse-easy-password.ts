import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { firstGuess } from './rules.ts'

/** A password that somebody chooses. */
interface Chosen {
  /** Where it was chosen. */
  field: string
  password: string
  /** Its owner's; empty where they have none. */
  email: string
}

/**
 * A password that is among the first that are tried: one's own e-mail, one letter again and again, or one
 * that leaked elsewhere (ASVS 6.2.4, 6.2.11).
 * @throws invalid_input
 */
export async function refuseEasyPassword(ctx: Ctx, { field, password, email }: Chosen): Promise<void> {
  const problem =
    firstGuess(password, email) ??
    ((await ctx.gateways.accounts.isLeaked(password)) ? 'password_leaked' : null)
  if (problem) throw new DomainError('invalid_input', { fields: { [field]: { problem } } })
}
