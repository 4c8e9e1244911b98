// A pack, and goods with their pack.

export { packLabel, withPack } from '#domain/catalog/rules.ts'
/** What a price is for, behind a slash. */
export const per = (unit: 'kg' | 'L' | 'piece'): string => unit
/** Beside a pack that costs least a kilogram, litre or piece of its family. */
export const bestValue = 'Best value'
export const soldOut = 'Sold out'
