import { eq, sql } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { familyNamed } from '#domain/catalog/families.ts'
import { noSuchCategory } from '#domain/catalog/no-such-category.ts'
import { productById } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { refuseBadWeight } from '#domain/catalog/refuse-bad-weight.ts'
import { refuseBarcode } from '#domain/catalog/refuse-barcode.ts'
import { valueNamed } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { correctStock } from '#domain/inventory/correct-stock.ts'
import { wasShown } from '#domain/inventory/was-shown.ts'

import { auditedProduct } from './audited-product.ts'
import { storedImageAddress } from './image-address.ts'
import { checkNewAliases } from './new-aliases.ts'
import { refuseWithoutPicture, shelfPlan } from './shelf-plan.ts'
import type { ProductInput } from './upload-product.ts'
import { writeDeclarations } from './write-declarations.ts'

/** What is not given keeps its value. */
export type ProductChange = {
  id: string
  /**
   * The product as the form had loaded it; without it nobody is asked whether it was changed since. Where it
   * does not say which stock it showed, one that the product had since then counts as shown.
   */
  loaded?: { updatedAt: Date; stock?: number | null | undefined } | undefined
} & {
  [Field in keyof ProductInput]?: ProductInput[Field] | undefined
}

/**
 * Changes a product. Pages show it from the moment this returns. @throws not_signed_in, forbidden,
 * not_found, changed_meanwhile, invalid_input (also where there is no such category)
 */
export async function updateProduct(
  ctx: Ctx,
  { id, images, stock, loaded, state, onFrom, offFrom, declarations = {}, ...fields }: ProductChange,
): Promise<ProductView> {
  admin(ctx)
  const category = fields.category && valueNamed(ctx.categories, fields.category)
  const addresses = images?.map((image) => storedImageAddress(image, ctx.publicUrl))
  const product = await inTransaction(ctx, async (tx) => {
    const before = await lockAsLoaded(tx, id, loaded?.updatedAt)
    checkNewAliases(fields.aliases, before.aliases)
    refuseBadWeight(before, fields)
    await refuseBarcode(tx, { id, barcode: fields.barcode })
    const plan = shelfPlan(before, { state, onFrom, offFrom }, tx.now())
    refuseWithoutPicture(before, plan, addresses ?? before.images)
    // First: the ledger's moment is then no later than the product's, by which others tell what they
    // have seen.
    if (stock !== undefined) {
      const stockShown = await shownStock(tx, { before, stock, loaded })
      await correctStock(tx, { productId: id, stock, stockShown })
    }
    await tx.db
      .update(products)
      .set({
        ...fields,
        ...plan,
        category,
        family: familyNamed(fields.family),
        updatedAt: laterThanBefore(ctx.now()),
      })
      .where(eq(products.id, id))
      .catch(noSuchCategory)
    if (addresses) {
      await tx.db.delete(productImages).where(eq(productImages.productId, id))
      const rows = addresses.map((url, position) => ({ productId: id, position, url }))
      if (rows.length > 0) await tx.db.insert(productImages).values(rows)
    }
    await writeDeclarations(tx, [{ productId: id, declarations }])
    const after = await productById(tx, id)
    await writeAudit(tx, {
      action: 'product_changed',
      objectId: id,
      before: auditedProduct(before),
      after: auditedProduct(after),
    })
    return after
  })
  ctx.log.info({ productId: id, actorId: ctx.actor?.id }, 'product changed')
  await rankAfterSave(ctx, [id])
  await ctx.catalogChanged()
  return product
}

/** What the form showed as the stock, or undefined where nobody can tell. */
async function shownStock(
  tx: Ctx,
  { before, stock, loaded }: { before: ProductView; stock: number | null; loaded: ProductChange['loaded'] },
): Promise<number | null | undefined> {
  const { id: productId, stock: present } = before
  if (loaded?.stock !== undefined) return loaded.stock
  // Read just now, and perhaps while pieces of it were held: a count would take those off once more.
  if (stock === present) return stock
  if (!loaded) return undefined
  return (await wasShown(tx, { productId, stock, present, since: loaded.updatedAt })) ? stock : undefined
}

/** The product as it is now, if that is why its change was refused. */
export function productMeanwhile(error: unknown): ProductView | undefined {
  // Thrown below and nowhere else.
  return hasCode(error, 'changed_meanwhile') && error.details.of === 'product'
    ? (error.details.current as ProductView)
    : undefined
}

/**
 * The product as it is replaced. Of two forms that were opened on one state of it, the second one to come is
 * refused. @throws not_found, changed_meanwhile
 */
export async function lockAsLoaded(tx: Ctx, id: string, loadedAt: Date | undefined): Promise<ProductView> {
  await tx.db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update')
  const present = await productById(tx, id)
  if (loadedAt && loadedAt.getTime() !== present.updatedAt.getTime())
    throw new DomainError('changed_meanwhile', { of: 'product', current: present satisfies ProductView })
  return present
}

/** Two changes never bear one moment, also where they come within a millisecond or a clock goes back. */
export function laterThanBefore(now: Date) {
  return sql`greatest(${now.toISOString()}::timestamptz, ${products.updatedAt} + interval '1 millisecond')`
}
