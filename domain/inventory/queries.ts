import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'

import {
  orderEdits,
  orders,
  people,
  productLookups,
  products,
  returns,
  stockEntries,
  stockHolds,
} from '#db/schema/index.ts'
import { isOnShelf } from '#domain/catalog/queries.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { isAdmin } from '#domain/ground/rules.ts'

import { orderedGoods } from './ordered-goods.ts'

export interface StockEntryView {
  id: number
  product: { id: string; name: string } & PackSize
  /** `StockWhy`, or one that a newer program beside this one has written. */
  why: string
  /** The id of what caused it: a payment order, an order, a return, or of itself. */
  cause: string
  /** The order that it belongs to; null where there is none, as while somebody is still paying. */
  orderId: string | null
  orderNumber: number | null
  shelfChange: number
  heldChange: number
  /** What was on the shelf afterwards. */
  left: number
  /** Who made it; null for the shop itself. */
  by: { id: string; name: string } | null
  note: string | null
  at: Date
  /** It is of a repacking that nobody has taken back. */
  canBeTakenBack: boolean
}

/**
 * A page of the changes of stock, newest first: of one product, or of all.
 * @throws not_signed_in, forbidden, invalid_input for a cursor of another list
 */
export async function stockEntriesOf(
  ctx: Ctx,
  { productId }: { productId?: string | undefined },
  request: PageRequest,
): Promise<Page<StockEntryView>> {
  onDuty(ctx, 'packs')
  const only = productId === undefined ? undefined : eq(stockEntries.productId, productId)
  const page = await idsOfPage(ctx, newestFirst, { q: undefined, only }, request)
  const ids = page.rows.map(({ id }) => Number(id))
  return { ...page, rows: ids.length > 0 ? await entriesByIds(ctx, ids) : [] }
}

const newestFirst: List = {
  name: 'stock entries',
  table: stockEntries,
  id: stockEntries.id,
  order: [{ column: stockEntries.id, kind: 'whole', isDescending: true }],
}

const named = {
  id: products.id,
  name: products.name,
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  isByWeight: products.isByWeight,
}

async function entriesByIds({ db }: Ctx, ids: number[]): Promise<StockEntryView[]> {
  const found = await db
    .select({
      entry: stockEntries,
      product: named,
      orderId: orders.id,
      orderNumber: orders.number,
      left: leftAfter,
      canBeTakenBack,
      by: people.name,
    })
    .from(stockEntries)
    .innerJoin(products, eq(products.id, stockEntries.productId))
    .leftJoin(people, eq(people.id, stockEntries.actorId))
    .leftJoin(orders, eq(orders.id, orderOf))
    .where(inArray(stockEntries.id, ids))
    .orderBy(desc(stockEntries.id))
  return found.map(({ entry: { productId: _id, actorId, ...entry }, by, ...more }) => ({
    ...entry,
    ...more,
    by: actorId === null ? null : { id: actorId, name: by ?? '' },
  }))
}

/** The order whose lines were changed, where that is the cause of an entry. */
const ofEdit = sql`(select ${orderEdits.orderId} from ${orderEdits} where ${orderEdits.id} = ${stockEntries.cause})`

/** The id of the order that an entry belongs to. */
const orderOf = sql<string | null>`case
  when ${stockEntries.why} in ('hold', 'release', 'sale')
    then (select ${orders.id} from ${orders}
      where ${orders.paymentOrderId} = ${stockEntries.cause} or ${orders.id} = ${stockEntries.cause}
        or ${orders.id} = ${ofEdit})
  when ${stockEntries.why} in ('cancel', 'replacement') then coalesce(${ofEdit}, ${stockEntries.cause})
  when ${stockEntries.why} = 'return'
    then (select ${returns.orderId} from ${returns} where ${returns.id} = ${stockEntries.cause})
  end`

/** A repacking that nobody has taken back. */
const canBeTakenBack = sql<boolean>`${stockEntries.why} = 'repack' and not exists (
  select from stock_entries undone where undone.product_id = ${stockEntries.productId}
    and undone.why = 'repack_undone' and undone.cause = ${stockEntries.cause})`

/** Counted back from what is there now: newest pages are asked for most, and few entries are later. */
const leftAfter = sql<number>`coalesce(${products.stock}, 0) - coalesce((
  select sum(later.shelf_change) from stock_entries later
  where later.product_id = ${stockEntries.productId} and later.id > ${stockEntries.id}), 0)`.mapWith(Number)

export interface ProductStockView extends PackSize {
  id: string
  name: string
  /** How many can still be sold; null where nobody counts. */
  stock: number | null
  /** How many more are there, held for people who are paying. */
  held: number
  /** From how many on it has little stock. */
  lowStockMark: number
  state: ProductState
  /** How many are sold and still to be packed: they stand on the shelf, and are in neither number. */
  toPack: number
}

/** How many pieces of a product are held. */
// The tables' names are written out: in a query of one table Drizzle takes them off its columns.
export const heldPieces = sql<number>`coalesce((
  select sum(${stockHolds.quantity}) from ${stockHolds}
  where ${stockHolds}.product_id = "products"."id" and ${stockHolds}.state = 'held'), 0)`.mapWith(Number)

const mostLow = 500

/**
 * Counted products on the shelf at or below their own mark, the fewest first, and how many there are.
 * @throws not_signed_in, forbidden
 */
export async function lowStock(ctx: Ctx): Promise<{ rows: ProductStockView[]; total: number }> {
  onDuty(ctx, 'packs')
  const { id, stock, lowStockMark } = products
  const isLow = sql`${stock} <= ${lowStockMark} and ${isOnShelf}`
  const rows = await ctx.db
    .select(stockColumns)
    .from(products)
    .where(isLow)
    .orderBy(asc(stock), asc(id))
    .limit(mostLow)
  const total = rows.length < mostLow ? rows.length : await ctx.db.$count(products, isLow)
  return { rows: rows.length > 0 ? await withToPack(ctx, rows) : [], total }
}

/** Goods whose stock is looked at. */
interface StockSearch {
  /** Each of its words must be found. */
  q?: string | undefined
  productId?: string | undefined
  /** The value of a category: its goods alone, and archived ones only while pieces of them are left. */
  shelf?: string | undefined
}

/**
 * A page of all goods with their stock, in the market's own order: of one shelf, those that a search finds,
 * or one product. What is not on the shelf is the shopkeeper's alone.
 * @throws not_signed_in, forbidden, invalid_input for a cursor of another list
 */
export async function stockOfProducts(
  ctx: Ctx,
  { q, productId, shelf }: StockSearch,
  request: PageRequest,
): Promise<Page<ProductStockView>> {
  const isAll = isAdmin(onDuty(ctx, 'packs'))
  if (productId !== undefined) {
    const rows = await stocksOf(ctx, [productId])
    return { rows, total: rows.length, nextCursor: null, previousCursor: null }
  }
  const ofShelf =
    shelf === undefined
      ? undefined
      : and(eq(products.category, shelf), or(ne(products.state, 'archived'), gt(products.stock, 0)))
  const page = await idsOfPage(ctx, isAll ? allGoods : onShelf, { q, only: ofShelf }, request)
  const ids = page.rows.map(({ id }) => id)
  const stocks = new Map((await stocksOf(ctx, ids)).map((product) => [product.id, product]))
  return { ...page, rows: ids.flatMap((id) => stocks.get(id) ?? []) }
}

const allGoods: List = {
  name: 'stock',
  table: products,
  lookups: productLookups,
  id: products.id,
  order: [{ column: products.position, kind: 'whole', isDescending: false }],
}
const onShelf: List = {
  ...allGoods,
  part: { column: products.state, value: 'on_shelf', counted: 'products on_shelf' },
}

async function stocksOf(ctx: Ctx, ids: string[]): Promise<ProductStockView[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db.select(stockColumns).from(products).where(inArray(products.id, ids))
  return withToPack(ctx, rows)
}

/** With how many of each wait in orders that nobody has packed. */
async function withToPack(
  { db }: Ctx,
  rows: Omit<ProductStockView, 'toPack'>[],
): Promise<ProductStockView[]> {
  const productId = sql<string>`goods.product_id`
  const waiting = await db
    .select({ productId, pieces: sql`sum(goods.quantity)`.mapWith(Number) })
    .from(orders)
    .innerJoin(orderedGoods, sql`goods.order_id = ${orders.id}`)
    .where(
      and(
        inArray(orders.status, ['placed', 'paid']),
        inArray(
          productId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(productId)
  const toPack = new Map(waiting.map((line) => [line.productId, line.pieces]))
  return rows.map((row) => ({ ...row, toPack: toPack.get(row.id) ?? 0 }))
}

const stockColumns = {
  ...named,
  stock: products.stock,
  held: heldPieces,
  lowStockMark: products.lowStockMark,
  state: products.state,
}

/** Its name with its pack, for what is said of it; empty where there is none. */
export async function productName({ db }: Ctx, productId: string): Promise<string> {
  const { name, netQuantity, netUnit, isByWeight } = products
  const [product] = await db
    .select({ name, netQuantity, netUnit, isByWeight })
    .from(products)
    .where(eq(products.id, productId))
  return product ? withPack(product.name, product) : ''
}
