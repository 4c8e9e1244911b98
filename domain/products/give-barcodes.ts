import { and, asc, eq, isNull } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { writeAuditOfAll } from '#domain/audit/write-audit.ts'
import { ownBarcode } from '#domain/catalog/barcodes/rules.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { laterThanBefore } from './update-product.ts'

/**
 * Gives goods without a bar code one of the shop's own, made of their place in the shop, which no two share.
 * Those that have one keep it. @throws not_signed_in, forbidden
 */
export async function giveBarcodes(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  const { id: actorId } = admin(ctx)
  const given = await inTransaction(ctx, async (tx) => {
    const without = await tx.db
      .select({ id: products.id, position: products.position })
      .from(products)
      .where(and(anyOf(products.id, productIds), isNull(products.barcode)))
      .orderBy(asc(products.id))
      .for('no key update')
    for (const { id, position } of without)
      await tx.db
        .update(products)
        .set({ barcode: ownBarcode(position), updatedAt: laterThanBefore(tx.now()) })
        .where(eq(products.id, id))
    await writeAuditOfAll(
      tx,
      without.map(({ id, position }) => ({
        action: 'product_changed',
        objectId: id,
        before: { barcode: null },
        after: { barcode: ownBarcode(position) },
      })),
    )
    return without.map(({ id }) => id)
  })
  if (given.length === 0) return
  ctx.log.info({ productIds: given, actorId }, 'bar codes given')
  await rankAfterSave(ctx, given)
  await ctx.catalogChanged()
}
