import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'

export interface Wanted extends PackSize {
  productId: string
  productName: string
  quantity: number
}

/** @throws out_of_stock when fewer are left than are wanted */
export function refuseShort({ productId, productName: name, quantity, ...pack }: Wanted, left: number): void {
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
