import { and, asc, desc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'

import { batches, growers, products } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { namedColumns } from '#domain/growers/queries.ts'
import type { GrowerNamed } from '#domain/growers/queries.ts'
import { indianDay } from '#domain/time/rules.ts'

type BatchState = 'open' | 'closed' | 'recalled'

/** What everybody may know of a batch. */
export interface BatchView {
  id: string
  code: string
  state: BatchState
  /** Days, as 2026-11-29. */
  madeOn: string
  isHarvested: boolean
  bestBefore: string | null
  recallReason: string | null
  productId: string
  grower: GrowerNamed
}

/** What the desk knows of it besides. */
export interface DeskBatch extends BatchView {
  product: {
    id: string
    name: string
    hindiName: string | null
    netQuantity: number
    netUnit: 'g' | 'ml' | 'piece'
    isByWeight: boolean
  }
  slip: string | null
  received: number
  receivedOn: string
  receivedAt: Date
  sellUntil: string | null
  takenBack: number
  shareBp: number | null
  pricePaise: number | null
  /** On the shelf; null where nobody counts the product. */
  left: number | null
}

const shown = {
  id: batches.id,
  code: batches.code,
  state: batches.state,
  madeOn: batches.madeOn,
  isHarvested: batches.isHarvested,
  bestBefore: batches.bestBefore,
  recallReason: batches.recallReason,
  productId: batches.productId,
  grower: namedColumns,
}

/** The batch with this code (`codeOf`), whatever became of it; null where there is none. */
export async function batchByCode({ db }: Ctx, code: string): Promise<BatchView | null> {
  const [found] = await db
    .select(shown)
    .from(batches)
    .innerJoin(growers, eq(growers.id, batches.growerId))
    .where(eq(batches.code, code))
  return found ?? null
}

/**
 * The batch that a product is sold from just now: of those on the shelf the one that ends first, or of a
 * product that nobody counts the newest. null: what is sold first came before its first batch, or there is
 * nothing.
 */
export async function batchSoldNow({ db, now }: Ctx, productId: string): Promise<BatchView | null> {
  const today = indianDay(now())
  const isCounted = sql`${products.stock} is not null`
  // Of no batch: what was there before the first one, which is sold first.
  const isUnnamed = sql`${products.stock} > (select sum(every.left) from batches every where every.product_id = ${products.id})`
  const [found] = await db
    .select(shown)
    .from(batches)
    .innerJoin(growers, eq(growers.id, batches.growerId))
    .innerJoin(products, eq(products.id, batches.productId))
    .where(
      and(
        eq(batches.productId, productId),
        eq(batches.state, 'open'),
        or(isNull(batches.sellUntil), gte(batches.sellUntil, today)),
        or(and(isCounted, gt(batches.left, 0), sql`not ${isUnnamed}`), sql`not ${isCounted}`),
      ),
    )
    .orderBy(
      sql`case when ${isCounted} then ${batches.bestBefore} end nulls last`,
      sql`case when ${isCounted} then ${batches.madeOn} end`,
      sql`case when ${isCounted} then null else ${batches.receivedAt} end desc nulls last`,
      asc(batches.receivedAt),
      asc(batches.id),
    )
    .limit(1)
  return found ?? null
}

/** What a grower brought lately that is still sold, the newest first, one batch a product. */
export async function batchesOfGrower({ db, now }: Ctx, growerId: string): Promise<BatchView[]> {
  const today = indianDay(now())
  const newest = db
    .selectDistinctOn([batches.productId], { id: batches.id })
    .from(batches)
    .innerJoin(products, and(eq(products.id, batches.productId), eq(products.state, 'on_shelf')))
    .where(
      and(
        eq(batches.growerId, growerId),
        eq(batches.state, 'open'),
        or(isNull(batches.sellUntil), gte(batches.sellUntil, today)),
        or(isNull(products.stock), gt(batches.left, 0)),
      ),
    )
    .orderBy(batches.productId, desc(batches.receivedAt))
  return db
    .select(shown)
    .from(batches)
    .innerJoin(growers, eq(growers.id, batches.growerId))
    .where(inArray(batches.id, newest))
    .orderBy(desc(batches.receivedAt), asc(batches.id))
    .limit(60)
}

/**
 * A page of what was received, newest first: of one product, one grower, or all.
 * @throws not_signed_in, forbidden, invalid_input for a cursor of another list
 */
export async function receivedBatches(
  ctx: Ctx,
  { productId, growerId }: { productId?: string | undefined; growerId?: string | undefined },
  request: PageRequest,
): Promise<Page<DeskBatch>> {
  onDuty(ctx, 'packs')
  const only = and(
    productId === undefined ? undefined : eq(batches.productId, productId),
    growerId === undefined ? undefined : eq(batches.growerId, growerId),
  )
  const page = await idsOfPage(ctx, newestFirst, { q: undefined, only }, request)
  const rows = new Map(
    (
      await deskBatches(
        ctx,
        page.rows.map(({ id }) => id),
      )
    ).map((batch) => [batch.id, batch]),
  )
  return { ...page, rows: page.rows.flatMap(({ id }) => rows.get(id) ?? []) }
}

const newestFirst: List = {
  name: 'batches',
  table: batches,
  id: batches.id,
  order: [{ column: batches.receivedAt, kind: 'moment', isDescending: true }],
}

/** Batches by their ids, in no order. */
export async function deskBatches({ db }: Ctx, ids: readonly string[]): Promise<DeskBatch[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({
      ...shown,
      product: {
        id: products.id,
        name: products.name,
        hindiName: products.hindiName,
        netQuantity: products.netQuantity,
        netUnit: products.netUnit,
        isByWeight: products.isByWeight,
      },
      slip: batches.slip,
      received: batches.received,
      receivedOn: batches.receivedOn,
      receivedAt: batches.receivedAt,
      sellUntil: batches.sellUntil,
      takenBack: batches.takenBack,
      shareBp: batches.shareBp,
      pricePaise: batches.pricePaise,
      left: sql<number | null>`case when ${products.stock} is not null then ${batches.left} end`,
    })
    .from(batches)
    .innerJoin(growers, eq(growers.id, batches.growerId))
    .innerJoin(products, eq(products.id, batches.productId))
    .where(inArray(batches.id, [...ids]))
  return found
}
