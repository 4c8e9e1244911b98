import type { OrderDetail } from '#contract/order-desk.ts'
import type { PlannedChange } from '#contract/order-edits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import type { ShopTerms } from '#domain/shop/rules.ts'

/** What happens with the money, each in a sentence: said before the press. */
export function moneySentences(
  { due, backOnline, backByHand }: Pick<PlannedChange, 'due' | 'backOnline' | 'backByHand'>,
  order: Pick<OrderDetail, 'surplusToGiveBack'>,
  { maxCashPaise }: Pick<ShopTerms, 'maxCashPaise'>,
): string[] {
  const [duePaise, onlinePaise, byHandPaise] = [toPaise(due), toPaise(backOnline), toPaise(backByHand)]
  const before = toPaise(order.surplusToGiveBack)
  return [
    ...(onlinePaise > 0
      ? [`${formatPaise(onlinePaise)} goes back to the customer by itself, the way it was paid.`]
      : []),
    ...(byHandPaise > 0
      ? [
          `${formatPaise(byHandPaise)} is to be given back by hand${before > 0 ? ', with what was so before' : ''}.`,
        ]
      : []),
    ...(byHandPaise === 0 && before > 0 ? ['Nothing is to be given back by hand any more.'] : []),
    duePaise > 0 ? `${formatPaise(duePaise)} is due: at the door, or by a payment link.` : 'Nothing is due.',
    ...(duePaise > maxCashPaise
      ? [`That is more than the ${formatPaise(maxCashPaise)} that customers may order in cash.`]
      : []),
  ]
}
