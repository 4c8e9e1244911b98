import type { Address } from '#contract/addresses.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'

/** Where goods go: to one of one's own addresses, or nowhere, because they are fetched at the market. */
export type Place = { addressId: string } | { collect: true }

interface OffersShown {
  code: string
  totalPaise: number
  /** The shop names another sum: an offer is not for who is asked to pay, or it has ended. */
  onOtherSum: () => void
}

/** A place, and what it costs to have things brought there. */
export interface Destination {
  place: Place
  shipping: Shipping
  /** Which cart of a guest it is, whose lines have no ids of their own. */
  cartKey?: string | undefined
  /** The slot that was shown; left out where the place has none. */
  slotId?: string | undefined
  /** What is wanted where something is missing when it is packed; left out: the money back. */
  ifMissing?: MissingWish | undefined
  /** What offers take off, as it was shown: the code that is taken or '', and what is to be paid. */
  offers?: OffersShown | undefined
}

/** What was chosen in this tab, over a reload. */
const key = 'haat.place'

export function keepPlace(place: Place): void {
  try {
    sessionStorage.setItem(key, 'addressId' in place ? place.addressId : 'collect')
  } catch {
    // A browser that keeps nothing for this site: it is chosen again.
  }
}

/** What was chosen before, if it can still be; else the newest address where the shop delivers; else null. */
export function startPlace(addresses: readonly Pick<Address, '_id' | 'delivered'>[]): Place | null {
  const kept = keptPlace()
  if (kept === 'collect') return { collect: true }
  const served = addresses.filter(({ delivered }) => delivered)
  const address = served.find(({ _id }) => _id === kept) ?? served[0]
  return address ? { addressId: address._id } : null
}

/** The one that was chosen before comes first: it is seen where only a few are shown. */
export function keptFirst<One extends Pick<Address, '_id'>>(addresses: readonly One[]): One[] {
  const kept = keptPlace()
  return addresses.toSorted((one, other) => Number(other._id === kept) - Number(one._id === kept))
}

function keptPlace(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
