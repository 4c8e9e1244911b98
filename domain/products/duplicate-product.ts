import { asc, eq, sql } from 'drizzle-orm'

import { groupPrices, productDeclarations, productImages, products, seasons } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { productById } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { setCounting } from '#domain/inventory/change-stock.ts'

const suffix = ' (copy)'
/** Characters, as the table checks it. */
const longestName = 200

/**
 * Makes a draft with everything that is said of a product, its family among it, but its bar code and its
 * pieces: the copy of a counted one is counted from 0. Once under one idempotency key. @throws not_signed_in,
 * forbidden, not_found, key_reused
 */
export async function duplicateProduct(
  ctx: Ctx,
  { id: originalId, idempotencyKey }: { id: string; idempotencyKey?: string | undefined },
): Promise<ProductView> {
  admin(ctx)
  const repeatable = { key: idempotencyKey, request: ['duplicate product', originalId] }
  const { id } = await once(ctx, repeatable, (tx) => duplicate(tx, originalId))
  return productById(ctx, id)
}

async function duplicate(tx: Ctx, originalId: string): Promise<{ id: string }> {
  const [original] = await tx.db.select().from(products).where(eq(products.id, originalId))
  if (!original) throw new DomainError('not_found', { what: 'product' })
  const {
    position: _position,
    familyKey: _familyKey,
    isByWeight: _isByWeight,
    isBox: _isBox,
    stock,
    ...fields
  } = original
  const id = newId()
  const now = tx.now()
  const name =
    Array.from(original.name)
      .slice(0, longestName - suffix.length)
      .join('') + suffix
  const plan = { state: 'draft', onFrom: null, offFrom: null, barcode: null } as const
  await tx.db.insert(products).values({ ...fields, ...plan, id, name, createdAt: now, updatedAt: now })
  if (stock !== null) await setCounting(tx, { why: 'delivery' }, [{ productId: id, stock: 0 }])
  const images = await tx.db
    .select({ position: productImages.position, url: productImages.url })
    .from(productImages)
    .where(eq(productImages.productId, originalId))
    .orderBy(asc(productImages.position))
  if (images.length > 0)
    await tx.db.insert(productImages).values(images.map((image) => ({ ...image, productId: id })))
  await tx.db.execute(sql`
    insert into ${productDeclarations} (product_id, key, value)
    select ${id}, key, value from ${productDeclarations} where product_id = ${originalId}`)
  await tx.db.execute(sql`
    insert into ${seasons} (product_id, region, months, first_week, last_week)
    select ${id}, region, months, first_week, last_week from ${seasons} where product_id = ${originalId}`)
  await tx.db.execute(sql`
    insert into ${groupPrices} (product_id, price_group, price_paise)
    select ${id}, price_group, price_paise from ${groupPrices} where product_id = ${originalId}`)
  await writeAudit(tx, {
    action: 'product_duplicated',
    objectId: id,
    before: null,
    after: { name, copyOf: originalId },
  })
  tx.log.info({ productId: id, originalId, actorId: tx.actor?.id }, 'product duplicated')
  return { id }
}
