// A pack, and goods with their pack.

export { amountLabel, lineLabel, packLabel, withPack } from '#domain/catalog/rules.ts'
/** Of goods by weight: so much goes into the cart with a press. */
export const add = (amount: string): string => `Add ${amount}`
/** What a price is for, behind a slash. */
export const per = (unit: 'kg' | 'L' | 'piece'): string => unit
/** Beside a pack that costs least a kilogram, litre or piece of its family. */
export const bestValue = 'Best value'
export const soldOut = 'Sold out'
