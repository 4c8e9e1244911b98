import type { PersonPlaces } from '#contract/counter.ts'
import { readPinCode } from '#domain/addresses/rules.ts'

import type { Draft } from './draft.ts'

export type Place = PersonPlaces[number]

/** Names one of a person's places, for as long as its list is shown. */
export function placeKey({ addressId, address }: Place): string {
  return addressId ?? [address.name, address.mobile, address.line1, address.pinCode].join('|')
}

/** The place that is chosen, by its key; the first one where nobody has chosen. */
export function placeChosen({ place }: Draft, places: readonly Place[]): string {
  const [first] = places
  if (place === 'another' || place === 'fetched') return place
  if (places.some((known) => placeKey(known) === place)) return place ?? 'another'
  return first ? placeKey(first) : 'another'
}

/** The one of a person's places that is chosen; undefined: another one, or it is fetched. */
export function knownPlace(draft: Draft, places: readonly Place[]): Place | undefined {
  const chosen = placeChosen(draft, places)
  return places.find((place) => placeKey(place) === chosen)
}

/** To where it is brought; null where it is fetched, or that is not typed yet. */
export function pinCodeOf(draft: Draft, places: readonly Place[]): string | null {
  if (placeChosen(draft, places) === 'fetched') return null
  return knownPlace(draft, places)?.address.pinCode ?? readPinCode(draft.another.pinCode)
}
