import type { User } from '#contract/customers.ts'
import type { DeskOffer } from '#contract/offers.ts'
import type { Order } from '#contract/orders.ts'
import { readCode } from '#domain/offers/codes/rules.ts'

export type Found =
  | { is: 'person'; person: User }
  | { is: 'order'; order: Order }
  | { is: 'offer'; offer: DeskOffer }
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

const mostOffers = 3

/**
 * The offers whose code or name was typed, that which can still be had with this code first. What has no
 * letter is a number of something else.
 */
export function offersNamed(query: string, offers: readonly DeskOffer[]): Found[] {
  if (!/\p{L}/u.test(query)) return []
  const code = readCode(query)
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const isNamed = ({ name }: DeskOffer) => words.every((word) => name.toLowerCase().includes(word))
  const rank = (offer: DeskOffer) => Number(offer.code !== code) * 2 + Number(offer.endedAt !== null)
  return offers
    .filter((offer) => offer.code.startsWith(code) || isNamed(offer))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostOffers)
    .map((offer) => ({ is: 'offer', offer }))
}

function hasNumber(one: Found, number: string | undefined): boolean {
  return one.is === 'order' && String(one.order.orderNumber) === number
}
