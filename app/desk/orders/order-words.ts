import type { MovedOrder } from '#contract/order-desk.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import * as words from '#words/desk/orders/en.ts'
import { label } from '#words/shop/order-labels/en.ts'

/** Characters of an order's id that a table has room for. */
const idLength = 10

/** The beginning of an id, with an ellipsis if something was cut off. */
export function shortId(id: string): string {
  return id.length > idLength ? `${id.slice(0, idLength)}…` : id
}

/** The first two products of an order, and how many more there are. */
export function shortProducts(names: readonly string[]): string {
  const first = names.slice(0, 2).join(', ')
  return names.length > 2 ? `${first} +${names.length - 2} more` : first
}

/** What can be done to many orders at once. */
export type BulkAction = keyof typeof words.actions

/** 'Not packed'; where how it stands does not tell why: 'Not sent out: This order needs an address …'. */
export function refusalWords(action: BulkAction, { status, why }: MovedOrder): string {
  const notDone = words.notDone[action]
  return status ? notDone : `${notDone}: ${why}`
}

/** '2 packed. 1 not: it is now Cancelled.'; '3 sent out. 2 not: they are not packed yet.' */
export function movedWords(action: BulkAction, results: readonly MovedOrder[]): string {
  const refused = results.filter(({ moved }) => !moved)
  const count = results.length - refused.length
  const done = words.doneTo(action, count)
  if (refused.length === 0) return done
  const reasons = [...Map.groupBy(refused, (order) => whyNot(action, order))].map(([reason, { length }]) =>
    reasonWords(reason, length, refused),
  )
  const notDone = words.notDoneTo(refused.length, reasons.join(', '))
  return count > 0 ? `${done} ${notDone}` : notDone
}

/** How it stands, or else the server's sentence. */
function whyNot(action: BulkAction, { status, why }: MovedOrder): string {
  if (!status) return why
  const isNew = status === orderStatusLabels.placed || status === orderStatusLabels.paid
  return action === 'dispatch' && isNew ? words.notPackedYet : words.nowIs(label(status))
}

function reasonWords(reason: string, count: number, refused: readonly MovedOrder[]): string {
  if (refused.some(({ status, why }) => !status && why === reason)) return reason.replace(/[.।]$/, '')
  return count === refused.length ? words.allAre(count, reason) : words.someAre(count, reason)
}
