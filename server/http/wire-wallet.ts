import type { Wallet } from '#contract/wallets.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { WalletView } from '#domain/wallets/queries.ts'

/** A wallet in the words of the wire; for its own person without who entered what. */
export function wireWallet(
  { balancePaise, roomPaise, entries }: WalletView,
  { isOwn }: { isOwn: boolean },
): Wallet {
  return {
    balance: toRupees(balancePaise),
    room: toRupees(roomPaise),
    entries: entries.map(({ id, at, kind, amountPaise, order, reference, by }) => ({
      _id: id,
      at: at.toISOString(),
      kind,
      amount: toRupees(amountPaise),
      order: order && { _id: order.id, orderNumber: order.number },
      reference: reference ?? '',
      by: isOwn ? '' : by,
    })),
  }
}
