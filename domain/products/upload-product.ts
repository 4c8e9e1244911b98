import { productImages, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { DeclarationChanges } from '#domain/catalog/declarations/rules.ts'
import { familyNamed } from '#domain/catalog/families.ts'
import type { NeededField, ProductField } from '#domain/catalog/fields/rules.ts'
import { noSuchCategory } from '#domain/catalog/no-such-category.ts'
import { productById } from '#domain/catalog/queries.ts'
import type { ProductFields, ProductView } from '#domain/catalog/queries.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { refuseBadWeight } from '#domain/catalog/refuse-bad-weight.ts'
import { refuseBarcode } from '#domain/catalog/refuse-barcode.ts'
import { valueNamed } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { setCounting } from '#domain/inventory/change-stock.ts'

import { auditedProduct } from './audited-product.ts'
import { storedImageAddress } from './image-address.ts'
import { checkNewAliases } from './new-aliases.ts'
import { shelfPlan } from './shelf-plan.ts'
import { writeDeclarations } from './write-declarations.ts'

/** What is filled in of a product. The category by its value or label; a stock of null is not counted. */
export type ProductInput = Pick<ProductFields, NeededField> & {
  [Name in Exclude<ProductField, NeededField>]?: ProductFields[Name] | undefined
} & { declarations?: DeclarationChanges | undefined }

/**
 * Adds a product, on the shelf at once unless another state or a date is given; once under one idempotency
 * key. @throws not_signed_in, forbidden, invalid_input (also where there is no such category), key_reused
 */
export async function uploadProduct(
  ctx: Ctx,
  input: ProductInput,
  idempotencyKey?: string,
): Promise<ProductView> {
  admin(ctx)
  const repeatable = { key: idempotencyKey, request: ['upload product', input] }
  const { id } = await once(ctx, repeatable, (tx) => upload(tx, input))
  await rankAfterSave(ctx, [id])
  await ctx.catalogChanged()
  return productById(ctx, id)
}

async function upload(
  tx: Ctx,
  { images, stock, state, onFrom, offFrom, declarations = {}, ...fields }: ProductInput,
): Promise<{ id: string }> {
  const addresses = images.map((image) => storedImageAddress(image, tx.publicUrl))
  checkNewAliases(fields.aliases)
  refuseBadWeight(null, fields)
  await refuseBarcode(tx, { id: null, barcode: fields.barcode })
  const id = newId()
  const now = tx.now()
  const category = valueNamed(tx.categories, fields.category)
  await tx.db
    .insert(products)
    .values({
      ...fields,
      ...shelfPlan(null, { state, onFrom, offFrom }, now),
      category,
      family: familyNamed(fields.family),
      id,
      createdAt: now,
      updatedAt: now,
    })
    .catch(noSuchCategory)
  if (typeof stock === 'number') await setCounting(tx, { why: 'delivery' }, [{ productId: id, stock }])
  await tx.db
    .insert(productImages)
    .values(addresses.map((url, position) => ({ productId: id, position, url })))
  await writeDeclarations(tx, [{ productId: id, declarations }])
  const after = auditedProduct(await productById(tx, id))
  await writeAudit(tx, { action: 'product_added', objectId: id, before: null, after })
  tx.log.info({ productId: id, actorId: tx.actor?.id }, 'product created')
  return { id }
}
