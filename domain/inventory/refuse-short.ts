import { piecesOf } from '#domain/boxes/rules.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'

export interface Wanted extends PackSize {
  productId: string
  productName: string
  quantity: number
  /** Of a box: what is in one of it. */
  box?: readonly { productId: string; quantity: number }[] | null | undefined
}

/** @throws out_of_stock when fewer are left than are wanted */
export function refuseShort(
  { productId, productName: name, quantity, box: _box, ...pack }: Wanted,
  left: number,
): void {
  if (left >= quantity) return
  const productName = withPack(name, pack)
  throw new DomainError('out_of_stock', {
    productId,
    productName,
    available: left,
    ...stepOf(pack),
    at: 'checkout',
  })
}

/**
 * The same of all lines together, with what is in their boxes. `leftOf`: what lies there of a product; null:
 * nobody counts it. A box in which there is nothing cannot be had either.
 * @throws out_of_stock with how many boxes there can be
 */
export function refuseShortLines(
  lines: readonly Wanted[],
  leftOf: (productId: string) => number | null,
): void {
  const wanted = piecesOf(lines)
  for (const line of lines) {
    const others = (productId: string, own: number) => (wanted.get(productId) ?? 0) - own
    const can = (productId: string, own: number) => (leftOf(productId) ?? Infinity) - others(productId, own)
    refuseShort(line, Math.max(0, can(line.productId, line.quantity)))
    if (!line.box) continue
    const boxes = line.box.map((good) =>
      Math.floor(Math.max(0, can(good.productId, good.quantity * line.quantity)) / good.quantity),
    )
    refuseShort(line, line.box.length === 0 ? 0 : Math.min(...boxes))
  }
}

/** @throws no_longer_sold when it is not on the shelf */
export function refuseGone(
  { productId, productName: name, ...pack }: Omit<Wanted, 'quantity'>,
  isOnShelf: boolean,
): void {
  if (isOnShelf) return
  throw new DomainError('no_longer_sold', { productId, productName: withPack(name, pack), at: 'checkout' })
}

/** In what goods by weight are counted; nothing of others. */
export function stepOf({ isByWeight, netQuantity }: PackSize): { stepGrams?: number } {
  return isByWeight ? { stepGrams: netQuantity } : {}
}
