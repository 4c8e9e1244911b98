import { eq } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { withPack } from './rules.ts'

/**
 * A bar code is of one product. Of two who give it to two products at once the unique index lets one; the
 * other fails and is right to try again.
 * @param id the product that is to have it; null for a new one
 * @throws invalid_input
 */
export async function refuseBarcode(
  { db }: Ctx,
  { id, barcode }: { id: string | null; barcode: string | null | undefined },
): Promise<void> {
  if (!barcode) return
  const { name, netQuantity, netUnit } = products
  const [other] = await db
    .select({ id: products.id, name, netQuantity, netUnit })
    .from(products)
    .where(eq(products.barcode, barcode))
  if (!other || other.id === id) return
  const taken = { problem: 'barcode_taken', productName: withPack(other.name, other) } as const
  throw new DomainError('invalid_input', { fields: { barcode: taken } })
}
