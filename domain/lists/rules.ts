import { limitsOf } from '#domain/cart/rules.ts'
import { amountLabel, packLabel } from '#domain/catalog/rules.ts'
import type { NetUnit, PackSize } from '#domain/catalog/rules.ts'

/** What has so many pieces in a pack is counted by packs. */
const onlyAsPack = 20

/** A shopping list has at most so many letters, as it is typed. */
export const mostListLetters = 4000

/** And wishes for so many goods: as many as one call puts into a cart. */
export const mostListLines = 60

/** The link of a list that is shared opens it for so many days. */
export const sharedListDays = 30

/** So many lists somebody shares at a time. */
export const mostSharedLists = 20

/**
 * How much of a good is wanted. `pack`: so many packets; `count`: a number alone, of which the good says
 * whether it counts packets or pieces.
 */
export interface Quantity {
  amount: number
  unit: NetUnit | 'pack' | 'count'
  /** The pack that is named with it: 500 g of '4 × 500 g'. */
  each?: PackSize
}

/** A pack that may be chosen, with what is left of it; null: it is not counted. */
export interface ListPack extends PackSize {
  id: string
  sellingPricePaise: number
  stock: number | null
  /** Of goods by weight: so much of it is bought at a time. */
  leastGrams?: number | null
  mostGrams?: number | null
}

/** So many of a pack, as they are proposed for a line of a list. */
export interface ChosenPack<Pack extends ListPack = ListPack> {
  pack: Pack
  count: number
  /** Whether this is what was asked for; false where it has to be looked at. */
  isSure: boolean
}

/**
 * The pack of a good, and how many of it, for what was asked for; null where it has no pack. Amounts are
 * rounded up to whole packs. Of several packs the one is chosen that costs least, among equals the one with
 * least left over. Where none has enough left, the one of which most can be had.
 */
export function choosePack<Pack extends ListPack>(
  packs: readonly Pack[],
  quantity: Quantity | null,
): ChosenPack<Pack> | null {
  const all = packs.map((pack) => ({ pack, ...countOf(pack, quantity) }))
  const named = all.filter(({ pack }) => isPack(pack, quantity?.each))
  const choice = (named.length > 0 ? named : all).map(({ pack, count, isSure }) => {
    const limits = limitsOf({ leastGrams: null, mostGrams: null, ...pack })
    const most = Math.min(pack.stock ?? limits.most, limits.most)
    return {
      pack,
      count: Math.max(limits.least, Math.min(count, most)),
      isSure: isSure && count <= most && (!pack.isByWeight || !quantity || count >= limits.least),
      isSold: most >= limits.least,
    }
  })
  const [best] = choice.toSorted(
    (a, b) =>
      Number(b.isSold) - Number(a.isSold) ||
      Number(b.isSure) - Number(a.isSure) ||
      // What cannot be had whole: as much of it as there is.
      (a.isSure ? 0 : amountOf(b) - amountOf(a)) ||
      costOf(a) - costOf(b) ||
      amountOf(a) - amountOf(b) ||
      a.count - b.count,
  )
  return best ? { pack: best.pack, count: best.count, isSure: best.isSure && best.isSold } : null
}

/** What so many packs are together: `3 × 500 g = 1.5 kg`, and of goods by weight `1.5 kg`. */
export function packsLabel(pack: PackSize, count: number): string {
  if (pack.isByWeight || pack.step) return amountLabel(count, pack)
  if (pack.netUnit === 'piece' && pack.netQuantity === 1) return packLabel({ ...pack, netQuantity: count })
  if (count === 1) return packLabel(pack)
  const whole = packLabel({ ...pack, netQuantity: pack.netQuantity * count })
  return `${count} × ${packLabel(pack)} = ${whole}`
}

/** A quantity as it is understood: `1.2 kg`, `12 pieces`, `2 packs`, `2`. */
export function quantityLabel({ amount, unit }: Quantity): string {
  if (unit === 'count') return String(amount)
  if (unit === 'pack') return amount === 1 ? '1 pack' : `${amount} packs`
  return packLabel({ netQuantity: amount, netUnit: unit })
}

/** Whether so many packs are more than was asked for. */
export function isMore(pack: PackSize, count: number, quantity: Quantity | null): boolean {
  return quantity?.unit === pack.netUnit && pack.netQuantity * count > quantity.amount
}

function countOf(pack: PackSize, quantity: Quantity | null): { count: number; isSure: boolean } {
  if (!quantity) return { count: 1, isSure: true }
  const { amount, unit } = quantity
  if (amount <= 0) return { count: 1, isSure: false }
  if (unit === pack.netUnit) return { count: Math.ceil(amount / pack.netQuantity), isSure: true }
  // Of what is weighed nobody counts pieces.
  if (pack.isByWeight) return { count: 1, isSure: false }
  if (unit === 'pack' || (unit === 'count' && pack.netUnit !== 'piece'))
    return { count: Math.ceil(amount), isSure: Number.isInteger(amount) }
  // Two of what is sold by twelve may be two pieces or two packs; nobody counts capsules.
  if (unit === 'count' && pack.netQuantity >= onlyAsPack) return { count: amount, isSure: true }
  if (unit === 'count') {
    const isWhole = amount % pack.netQuantity === 0
    return { count: Math.ceil(amount / pack.netQuantity), isSure: isWhole || amount === 1 }
  }
  // A kilogram of what is sold by the litre: that has to be looked at.
  const isPieces = unit === 'piece'
  return { count: isPieces ? Math.ceil(amount) : 1, isSure: false }
}

function isPack(pack: PackSize, named: PackSize | undefined): boolean {
  return pack.netUnit === named?.netUnit && pack.netQuantity === named.netQuantity
}

function amountOf({ pack, count }: { pack: PackSize; count: number }): number {
  return pack.netQuantity * count
}

function costOf({ pack, count }: { pack: ListPack; count: number }): number {
  return pack.sellingPricePaise * count
}
