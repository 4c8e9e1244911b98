import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'

import { queueMail } from './queue-mail.ts'

/** Tells somebody that money which they paid into an account of theirs is back with them, once a refund. */
export async function tellAccountMoneyBack(
  tx: Ctx,
  { personId, cause, ...facts }: Events['account_money_is_back'],
): Promise<void> {
  await queueMail(tx, personId, { kind: 'account_money_back', facts, cause })
}

/** Tells somebody what they owe, once a Saturday. */
export async function tellKhata(
  tx: Ctx,
  { personId, cause, ...facts }: Events['khata_is_due'],
): Promise<void> {
  await queueMail(tx, personId, { kind: 'khata_statement', facts, cause })
}

/** Tells somebody that money lies in their wallet for long. */
export async function tellWalletLies(
  tx: Ctx,
  { personId, cause, balancePaise }: Events['wallet_lies'],
): Promise<void> {
  await queueMail(tx, personId, { kind: 'wallet_lies', facts: { balancePaise }, cause })
}
