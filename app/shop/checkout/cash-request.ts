import type { Answer } from '#app/client/call.ts'
import type { orderInCash } from '#contract/checkout.ts'
import { toPaise } from '#domain/pricing/rules.ts'

import type { SuccessState } from './outcome-state.ts'

/** Under this name the request of an order in cash is kept until it is answered. */
export const cashRequest = 'cash'

/** What the call of an order in cash takes. */
export type CashOrder = (typeof orderInCash)['schema']['body']['_zod']['input']

type Placed = Extract<Answer<typeof orderInCash>, { ok: true }>['body']

/** What is written down is placed, and what a wallet pays is paid. */
const notInCash = { receivable: 0, wallet: undefined }

/** What the page of success is told of such an order: its id, and the sum to have ready. */
export function placedState({ amount, payFrom }: CashOrder, { orderId, total }: Placed): SuccessState {
  return { orderId, cashPaise: payFrom ? notInCash[payFrom] : toPaise(total ?? Number(amount)) }
}
