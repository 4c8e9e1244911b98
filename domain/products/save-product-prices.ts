import { asc, inArray, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { writeAuditOfAll } from '#domain/audit/write-audit.ts'
import { hasPicture } from '#domain/catalog/needs-picture.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { beginCounting, endCounting } from '#domain/inventory/begin-counting.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'

import { productPricesOf } from './product-prices.ts'
import type { ProductPrices, ProductPricesView } from './product-prices.ts'
import { movedTo } from './shelf-plan.ts'
import type { ShelfPlan } from './shelf-plan.ts'
import { laterThanBefore } from './update-product.ts'

/** What one product is to have. Of one product there is one row. */
export interface WantedPrices {
  id: string
  /** As its row was shown when it was changed. */
  seen: ProductPrices
  /** What is not given stays as it is. */
  wanted: { [Field in keyof ProductPrices]?: ProductPrices[Field] | undefined }
}

/** What became of one row, and the product as it is now; null where it is gone. */
export interface PricesResult {
  id: string
  /**
   * unchanged: it was so already. changed_meanwhile: it is not as it was seen, and was left alone.
   * needs_picture: it would come onto the shelf without one, and was left alone.
   */
  outcome: 'saved' | 'unchanged' | 'changed_meanwhile' | 'gone' | 'needs_picture'
  now: ProductPricesView | null
}

/** So many rows are one transaction of a few statements, for which buyers of these products wait. */
const atATime = 100

/**
 * Changes prices, stock and state of many products; once under one idempotency key. Each row has a result of
 * its own: one that is not as it was seen is left alone. A wanted stock is what can be sold from now on, or,
 * where a counting begins, how many there are with those that are held; null ends it.
 * @throws not_signed_in, forbidden, key_reused
 */
export async function saveProductPrices(
  ctx: Ctx,
  rows: readonly WantedPrices[],
  idempotencyKey?: string,
): Promise<PricesResult[]> {
  admin(ctx)
  const results: PricesResult[] = []
  for (let from = 0; from < rows.length; from += atATime) {
    const some = rows.slice(from, from + atATime)
    const key = idempotencyKey && `${idempotencyKey} ${from}`
    const repeatable = { key, request: ['save product prices', some] }
    results.push(...(await once(ctx, repeatable, (tx) => saveSome(tx, some))))
  }
  const saved = results.filter(({ outcome }) => outcome === 'saved').map(({ id }) => id)
  ctx.log.info({ saved: saved.length, of: rows.length, actorId: ctx.actor?.id }, 'prices saved')
  for (let from = 0; from < saved.length; from += 1000)
    await rankAfterSave(ctx, saved.slice(from, from + 1000))
  await ctx.catalogChanged()
  return results
}

async function saveSome(tx: Ctx, rows: readonly WantedPrices[]): Promise<PricesResult[]> {
  const ids = rows.map(({ id }) => id)
  const present = await lockPresent(tx, ids)
  const judged = rows.map((row) => ({ ...row, outcome: outcomeOf(row, present.get(row.id)) }))
  const changes = judged.flatMap(({ id, wanted, outcome }) => {
    const found = present.get(id)
    if (!found || outcome !== 'saved') return []
    const { isPictured: _isPictured, ...before } = found
    return [{ id, before, after: afterOf(before, wanted) }]
  })
  await setPrices(tx, changes)
  await setStock(tx, changes)
  const now = new Map((await productPricesOf(tx, ids)).map((product) => [product.id, product]))
  await writeAuditOfAll(
    tx,
    changes.map(({ id, before, after }) => ({
      action: 'product_changed',
      objectId: id,
      before: { ...before },
      after: { ...after, stock: now.get(id)?.stock ?? null },
    })),
  )
  return judged.map(({ id, outcome }) => ({ id, outcome, now: now.get(id) ?? null }))
}

type Row = ProductPrices & ShelfPlan
type Present = Row & { isPictured: boolean }

interface PricesChange {
  id: string
  before: Row
  after: Row
}

/** Always in ascending order of their ids, as everybody locks products. */
async function lockPresent({ db }: Ctx, ids: readonly string[]): Promise<Map<string, Present>> {
  const rows = await db
    .select({
      id: products.id,
      listPricePaise: products.listPricePaise,
      sellingPricePaise: products.sellingPricePaise,
      stock: products.stock,
      state: products.state,
      onFrom: products.onFrom,
      offFrom: products.offFrom,
      isPictured: hasPicture,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

function outcomeOf({ seen, wanted }: WantedPrices, present: Present | undefined): PricesResult['outcome'] {
  if (!present) return 'gone'
  const fields = ['listPricePaise', 'sellingPricePaise', 'stock', 'state'] as const
  if (fields.every((field) => wanted[field] === undefined || wanted[field] === present[field]))
    return 'unchanged'
  // A sale changes the stock alone, and only a new stock has to be asked about it.
  const asked = fields.filter((field) => field !== 'stock' || wanted.stock !== undefined)
  const outcome = asked.every((field) => present[field] === seen[field]) ? 'saved' : 'changed_meanwhile'
  const comesOnto = wanted.state === 'on_shelf' && present.state !== 'on_shelf'
  return outcome === 'saved' && comesOnto && !present.isPictured ? 'needs_picture' : outcome
}

function afterOf(before: Row, wanted: WantedPrices['wanted']): Row {
  const { listPricePaise, sellingPricePaise, stock, state } = wanted
  return {
    listPricePaise: listPricePaise ?? before.listPricePaise,
    sellingPricePaise: sellingPricePaise ?? before.sellingPricePaise,
    stock: stock === undefined ? before.stock : stock,
    ...(state === undefined || state === before.state ? planOf(before) : movedTo(state, before)),
  }
}

function planOf({ state, onFrom, offFrom }: Row): ShelfPlan {
  return { state, onFrom, offFrom }
}

/** All but the stock, in one statement. */
async function setPrices(tx: Ctx, changes: readonly PricesChange[]): Promise<void> {
  const values = changes
    .filter(({ before, after }) => isOtherThanStock(before, after))
    .map(
      ({ id, after }) =>
        sql`(${id}::text, ${after.listPricePaise}::bigint, ${after.sellingPricePaise}::bigint, ${after.state}::text,
          ${after.onFrom?.toISOString() ?? null}::timestamptz, ${after.offFrom?.toISOString() ?? null}::timestamptz)`,
    )
  if (values.length === 0) return
  await tx.db.execute(sql`
    update products set list_price_paise = wanted.list, selling_price_paise = wanted.selling,
      state = wanted.state, on_from = wanted.on_from, off_from = wanted.off_from,
      updated_at = ${laterThanBefore(tx.now())}
    from (values ${sql.join(values, sql`, `)}) as wanted (id, list, selling, state, on_from, off_from)
    where products.id = wanted.id`)
}

function isOtherThanStock(before: Row, after: Row): boolean {
  return (
    before.listPricePaise !== after.listPricePaise ||
    before.sellingPricePaise !== after.sellingPricePaise ||
    before.state !== after.state
  )
}

async function setStock(tx: Ctx, changes: readonly PricesChange[]): Promise<void> {
  const cause = { why: 'correction' } as const
  const counted: { productId: string; change: number }[] = []
  const begun: { productId: string; pieces: number }[] = []
  const ended: string[] = []
  for (const { id, before, after } of changes) {
    if (before.stock === after.stock) continue
    if (after.stock === null) ended.push(id)
    else if (before.stock === null) begun.push({ productId: id, pieces: after.stock })
    else counted.push({ productId: id, change: after.stock - before.stock })
  }
  await changeStock(tx, cause, counted)
  await beginCounting(tx, cause, begun)
  await endCounting(tx, cause, ended)
}
