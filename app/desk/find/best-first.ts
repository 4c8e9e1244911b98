import type { User } from '#contract/customers.ts'
import type { Order } from '#contract/orders.ts'

export type Found =
  | { is: 'person'; person: User }
  | { is: 'order'; order: Order }
  /** Nobody is known by this number: an order can be taken for them. */
  | { is: 'new'; mobile: string }

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

/** A mobile number in what was typed, in its ten digits; null for anything else. */
export function mobileIn(query: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(query.trim())) return null
  const [, digits] = /^(?:91|0)?([6-9]\d{9})$/.exec(query.replaceAll(/\D/g, '')) ?? []
  return digits ?? null
}

function hasNumber(one: Found, number: string | undefined): boolean {
  return one.is === 'order' && String(one.order.orderNumber) === number
}
