import { packLabel } from '#domain/catalog/rules.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'
import { codeProblemWords } from '#domain/offers/codes/rules.ts'
import { orderStatusLabels, paymentMethodLabels } from '#domain/orders/rules.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'

// What codes of the domain are called. The English words are the domain's own: the wire carries some of
// them as the specification has them, in every language.

export { dateAndTime, shortDay } from '#domain/time/rules.ts'

export const orderStatus = orderStatusLabels
export const paymentMethods = paymentMethodLabels
export const refundReasons = refundReasonLabels
export const codeProblem = codeProblemWords

/** 300 g; 1.5 kg; 3 pieces. */
export const amountOf = (netQuantity: number, netUnit: NetUnit) => packLabel({ netQuantity, netUnit })

/** a; a or b; a, b or c. */
export const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names)
