import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import type { CashEntered } from '#domain/orders/enter-cash.ts'

import { lockAccount } from './lock-account.ts'
import { leftToWriteDown } from './rules.ts'

type WrittenDown = Pick<CashEntered, 'orderId' | 'amountPaise' | 'cause' | 'note' | 'ourNote'> & {
  /** Whose order it is; null: nobody's. */
  personId: string | null
  /** The goods are with them already: then nobody asks how far they are trusted. */
  isHandedOver?: boolean
}

/**
 * Writes money of an order down for its person to pay later: the order counts as paid, and they owe the sum.
 * Runs in a transaction that has locked the order. @throws not_trusted, receivable_limit
 */
export async function writeDown(
  tx: Ctx,
  { personId, isHandedOver = false, ...entry }: WrittenDown,
): Promise<void> {
  if (entry.amountPaise <= 0) return
  const account = personId === null ? undefined : await lockAccount(tx, personId)
  if (!account) throw new DomainError('not_trusted', {})
  const leftPaise = leftToWriteDown(account)
  if (!isHandedOver && entry.amountPaise > leftPaise) throw new DomainError('receivable_limit', { leftPaise })
  await enterCash(tx, { ...entry, isWrittenDown: true })
}
