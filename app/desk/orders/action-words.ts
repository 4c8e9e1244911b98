import type { OrderDetail } from '#contract/order-desk.ts'

export type OrderAction = OrderDetail['actions'][number]

/** The button of each action, and its key. */
export const actionWords = {
  pack: { label: 'Pack', key: 'p' },
  dispatch: { label: 'Send out', key: 's' },
  deliver: { label: 'Deliver', key: 'd' },
  bring_back: { label: 'Bring back', key: 'b' },
  refund: { label: 'Refund all', key: 'r' },
  cancel: { label: 'Cancel order', key: 'c' },
} as const satisfies Record<OrderAction, { label: string; key: string }>

/** The same of what can be undone: a move, or a sale at the stall. */
export function wordOfUndo(action: NonNullable<OrderDetail['takeBack']>['action']): string {
  return action === 'sell' ? 'Sell' : actionWords[action].label
}

/** What the server offers, in the order of a day: what goes on first, what undoes last. */
export function actionsInOrder(offered: readonly OrderAction[]): OrderAction[] {
  return (Object.keys(actionWords) as OrderAction[]).filter((action) => offered.includes(action))
}
