import { and, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import { productRanks } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { along, fitting, inOrder, offeredColumns, orderKey, partsOf } from './conditions.ts'
import type { Listing } from './conditions.ts'
import { chosenIn } from './filters/rules.ts'
import type { FilterName, ListSort, Offered } from './filters/rules.ts'
import { cardsAt } from './queries.ts'
import type { CardView } from './queries.ts'
import { lastPage } from './rules.ts'

/** What the shopping summary says of the whole filtered set as it is shown, not of one page. */
export interface ListingSummary {
  /** At most `mostCounted`. */
  total: number
  /** False where there are more; the rest is then of the first `total`. */
  totalIsExact: boolean
  averageDiscountPercent: number
  potentialSavingsPaise: number
}

interface Page {
  /** From 1. */
  page: number
  pageSize: number
}

/** So many goods of a list are counted and added up. */
const mostCounted = 10_000

/**
 * One page of a listing, and what the whole comes to. A family is one row of it, its first pack that can be
 * had. Read in the order of an index, past what the filters leave out; where they leave few, all of those are
 * read to be added up, and sorted.
 */
export async function listProducts(
  ctx: Ctx,
  listing: Listing,
  page: Page,
): Promise<ListingSummary & { products: CardView[] }> {
  if (page.page > lastPage) return { ...(await listingSummary(ctx, listing)), products: [] }
  const isFiltered = chosenIn(listing).length > 0
  const [all, { positions: few, ...summary }] = await Promise.all([
    isFiltered ? undefined : walked(ctx, listing, page),
    counted(ctx, listing, isFiltered ? page : undefined),
  ])
  const positions = all ?? (summary.totalIsExact ? few : await walked(ctx, listing, page))
  return { ...summary, products: await cardsAt(ctx, positions) }
}

/** What a listing comes to. Discounts below zero count as none, as the badge has it. */
export async function listingSummary(ctx: Ctx, listing: Listing): Promise<ListingSummary> {
  const { positions: _none, ...summary } = await counted(ctx, listing)
  return summary
}

/**
 * What `count` says without each of the filters that are chosen, and without the categories, for who has
 * found nothing.
 */
export async function withoutEach<Counted extends { total: number }>(
  listing: Listing,
  count: (wider: Listing) => Promise<Counted>,
): Promise<({ name: FilterName | 'categories' } & Counted)[]> {
  const wider = [
    ...chosenIn(listing).map((name) => ({ name, listing: { ...listing, [name]: undefined } })),
    ...(listing.categories.length > 0
      ? [{ name: 'categories' as const, listing: { ...listing, categories: [] } }]
      : []),
  ]
  return Promise.all(wider.map(async ({ name, listing }) => ({ name, ...(await count(listing)) })))
}

/** The values of filters that the goods of a listing's categories have, in their order. */
export async function offeredIn({ db }: Ctx, { categories }: Pick<Listing, 'categories'>): Promise<Offered> {
  const offered = offeredColumns().map(async ([name, column]) => {
    const { parts, has } = partsOf({ categories })
    const least = (above: SQL) =>
      sql`(select min(${column}) from ${ranks} where ${and(has(sql`parts.part`), above)})`
    // From one value to the next, each looked up: a market has many goods and few values.
    const { rows } = await db.execute<{ value: string }>(sql`
      select distinct value from ${parts} as parts (part), lateral (
        with recursive each as (
          select ${least(sql`true`)} as value
          union all select ${least(sql`${column} > each.value`)} from each where each.value is not null)
        select value from each where value is not null limit ${mostOffered}) as of_part
      order by value limit ${mostOffered}`)
    return [name, rows.map(({ value }) => value)]
  })
  return Object.fromEntries(await Promise.all(offered)) as Offered
}

/** So many values of a filter are offered. */
const mostOffered = 200

const ranks = productRanks

/**
 * The capped read: what fits, along the index in which it stands together, up to `mostCounted`. With a page
 * also the positions of its goods, right where the total is exact.
 */
async function counted(
  { db }: Ctx,
  listing: Listing,
  page?: Page,
): Promise<ListingSummary & { positions: number[] }> {
  const { sort } = listing
  const key = page ? orderKey(sort) : sql`0`
  const fits = inParts(listing, along(listing), sql`${placed(key)}${sums}`, mostCounted + 1)
  const positions = page
    ? sql`array(select place from found order by ${inOrder(sort, found)}
        limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize})`
    : sql`'{}'::bigint[]`
  const { rows } = await db.execute<
    Record<'total' | 'discount' | 'savings', string> & { positions: string[] }
  >(
    sql`with found as materialized (${fits} limit ${mostCounted + 1})
      select (select count(*) from found) as total, coalesce(round(avg(discount) / 100), 0) as discount,
        coalesce(sum(savings), 0) as savings, ${positions} as positions
      from (select * from found limit ${mostCounted}) as first`,
  )
  const [row] = rows
  const total = Number(row?.total)
  return {
    total: Math.min(total, mostCounted),
    totalIsExact: total <= mostCounted,
    averageDiscountPercent: Number(row?.discount),
    potentialSavingsPaise: Number(row?.savings),
    positions: (row?.positions ?? []).map(Number),
  }
}

/** The positions of a page, read in the order of an index: the first ones of each part, and then joined. */
async function walked({ db }: Ctx, listing: Listing, { page, pageSize }: Page): Promise<number[]> {
  const { sort } = listing
  const fits = inParts(listing, sort, placed(orderKey(sort)), page * pageSize)
  const { rows } = await db.execute<{ place: string }>(
    sql`${fits} order by ${inOrder(sort, found)} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return rows.map(({ place }) => Number(place))
}

/** What is read of each good: `key` and `place` order it. */
const found = { key: sql`key`, place: sql`place` }
/** And what is added up. */
const sums = sql`, ${ranks.discountBp} as discount,
  greatest(${ranks.listPricePaise} - ${ranks.sellingPricePaise}, 0) as savings`

/** So many goods of each part of a listing that fit, in the order of an index, with these columns. */
function inParts(listing: Listing, sort: ListSort | undefined, columns: SQL, most: number): SQL {
  const { parts, has } = partsOf(listing)
  return sql`select of_part.* from ${parts} as parts (part), lateral (
    select ${columns} from ${ranks} where ${and(has(sql`parts.part`), fitting(listing)) ?? sql`true`}
    order by ${inOrder(sort, { key: orderKey(sort), place: ranks.position })} limit ${most}) as of_part`
}

function placed(key: SQLWrapper): SQL {
  return sql`${key} as key, ${ranks.position} as place`
}
