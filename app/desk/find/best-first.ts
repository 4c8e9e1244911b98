import type { User } from '#contract/customers.ts'
import type { Order } from '#contract/orders.ts'

export type Found = { is: 'person'; person: User } | { is: 'order'; order: Order }

/** Of a short number the order comes first, of everything else the person: a caller is who one looks for. */
export function bestFirst(
  query: string,
  { people, orders }: { people: readonly User[]; orders: readonly Order[] },
): Found[] {
  const persons = people.map((person): Found => ({ is: 'person', person }))
  const found = orders.map((order): Found => ({ is: 'order', order }))
  const isShortNumber = /^#?\d{1,9}$/.test(query.trim())
  const [, number] = /^#?(\d+)$/.exec(query.trim()) ?? []
  // Whose number it is, before those whose number only has it in it.
  const sorted = found.toSorted(
    (one, other) => Number(hasNumber(other, number)) - Number(hasNumber(one, number)),
  )
  return isShortNumber ? [...sorted, ...persons] : [...persons, ...found]
}

function hasNumber(one: Found, number: string | undefined): boolean {
  return one.is === 'order' && String(one.order.orderNumber) === number
}
