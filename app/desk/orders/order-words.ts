import type { MovedOrder } from '#contract/order-desk.ts'

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

/** '2 packed. 1 not: it is now Cancelled.' */
export function movedWords(action: BulkAction, results: readonly MovedOrder[]): string {
  const refused = results.filter(({ moved }) => !moved)
  const count = results.length - refused.length
  const done = `${count} ${bulkActions[action].done}.`
  if (refused.length === 0) return done
  const reasons = [...Map.groupBy(refused, ({ status, why }) => (status ? `now ${status}` : why))].map(
    ([reason, { length }]) => reasonWords(reason, length, refused.length === 1),
  )
  const notDone = `${refused.length} not: ${reasons.join(', ')}.`
  return count > 0 ? `${done} ${notDone}` : notDone
}

function reasonWords(reason: string, count: number, isOnlyOne: boolean): string {
  if (!reason.startsWith('now ')) return reason.replace(/\.$/, '')
  return isOnlyOne ? `it is ${reason}` : `${count} ${count === 1 ? 'is' : 'are'} ${reason}`
}
