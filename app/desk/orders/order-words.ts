import type { MovedOrder } from '#contract/order-desk.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'

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

/** What can be done to many orders at once, and how that is told. */
export const bulkActions = {
  pack: { label: 'Pack', done: 'packed' },
  dispatch: { label: 'Send out', done: 'sent out' },
  deliver: { label: 'Deliver', done: 'delivered' },
} as const

export type BulkAction = keyof typeof bulkActions

/** 'Not packed'; where how it stands does not tell why: 'Not sent out: This order needs an address …'. */
export function refusalWords(action: BulkAction, { status, why }: MovedOrder): string {
  const words = `Not ${bulkActions[action].done}`
  return status ? words : `${words}: ${why}`
}

/** '2 packed. 1 not: it is now Cancelled.'; '3 sent out. 2 not: they are not packed yet.' */
export function movedWords(action: BulkAction, results: readonly MovedOrder[]): string {
  const refused = results.filter(({ moved }) => !moved)
  const count = results.length - refused.length
  const done = `${count} ${bulkActions[action].done}.`
  if (refused.length === 0) return done
  const reasons = [...Map.groupBy(refused, (order) => whyNot(action, order))].map(([reason, { length }]) =>
    reasonWords(reason, length, refused.length),
  )
  const notDone = `${refused.length} not: ${reasons.join(', ')}.`
  return count > 0 ? `${done} ${notDone}` : notDone
}

const notPackedYet = 'not packed yet'

function whyNot(action: BulkAction, { status, why }: MovedOrder): string {
  if (!status) return why
  const isNew = status === orderStatusLabels.placed || status === orderStatusLabels.paid
  return action === 'dispatch' && isNew ? notPackedYet : `now ${status}`
}

function reasonWords(reason: string, count: number, refused: number): string {
  if (reason !== notPackedYet && !reason.startsWith('now ')) return reason.replace(/\.$/, '')
  if (count === refused) return count === 1 ? `it is ${reason}` : `they are ${reason}`
  return `${count} ${count === 1 ? 'is' : 'are'} ${reason}`
}
