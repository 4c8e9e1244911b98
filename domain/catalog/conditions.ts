import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import {
  cellOf,
  discountBpOf,
  discountStepOf,
  priceStepOf,
  productDeclarations,
  productRanks,
  products,
  unitPriceOf,
} from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'

import type { DeclarationKey } from './declarations/rules.ts'
import { filterNames, pricesIn } from './filters/rules.ts'
import type { FilterName, Filters, ListSort, ValueOf } from './filters/rules.ts'

// What filters and their orders (filters/) mean, in columns: the same for lists, which read one pack of each
// family from `product_ranks`, and for a search, which finds every pack.

/** Which goods a page lists, and in what order; without a sort 'Recommended'. None of the categories: all. */
export interface Listing extends Filters {
  categories: readonly string[]
  sort?: ListSort | undefined
}

/** What filters and orders ask of goods. */
interface Goods {
  category: SQLWrapper
  position: SQLWrapper
  sellingPricePaise: SQLWrapper
  unitPrice: SQLWrapper
  discountBp: SQLWrapper
  isSoldOut: SQLWrapper
  /** null: not declared. */
  countryOfOrigin: SQLWrapper
  diet: SQLWrapper
  /** Whether the number of a certificate is declared. */
  isCertified: SQLWrapper
}

const { category, position, stock } = products
const packs: Goods = {
  category,
  position,
  // What a card shows: of goods by weight the price of the least, as `product_ranks` has it.
  sellingPricePaise: sql`(${products.sellingPricePaise} * least_steps(${products.leastGrams}, ${products.netQuantity}))`,
  unitPrice: unitPriceOf,
  discountBp: discountBpOf,
  isSoldOut: sql`(${stock} is not distinct from 0)`,
  countryOfOrigin: declaredAs('countryOfOrigin'),
  diet: declaredAs('diet'),
  isCertified: sql`(${declaredAs('organicCertificate')} is not null)`,
}

function declaredAs(key: DeclarationKey): SQL {
  return sql`(select value from ${productDeclarations} where product_id = ${products.id} and key = ${key})`
}

interface Condition<Value> {
  fits: (goods: Goods, value: Value) => SQL | undefined
  /** In this order what fits stands together, in an index of `product_ranks` that has it in front. */
  along?: ListSort
  /** True: read by cells in a list of the whole market, because indexes of all of it lack the filter. */
  inCells?: true
  /** What it is compared with, where its values are those that the goods have. */
  values?: keyof Goods
}

/** Of several filters the first one here chooses the index by which a list is counted: it leaves least. */
const conditions: { [Name in FilterName]: Condition<ValueOf<Name>> } = {
  discount: {
    fits: ({ discountBp }, percent) => gte(discountBp, leastBp(percent)),
    along: 'discount',
    inCells: true,
  },
  price: {
    fits: ({ sellingPricePaise }, band) => {
      const { fromPaise, toPaise } = pricesIn(band)
      return and(
        gte(sellingPricePaise, fromPaise),
        toPaise === Infinity ? undefined : lte(sellingPricePaise, toPaise),
      )
    },
    along: 'price-asc',
    inCells: true,
  },
  reduced: { fits: ({ discountBp }) => gt(discountBp, 0), along: 'discount' },
  origin: {
    fits: ({ countryOfOrigin }, country) => eq(countryOfOrigin, country),
    along: 'origin',
    values: 'countryOfOrigin',
  },
  diet: { fits: ({ diet }, mark) => eq(diet, mark) },
  organic: { fits: ({ isCertified }) => sql`${isCertified}` },
  stock: { fits: ({ isSoldOut }) => eq(isSoldOut, false) },
}

interface Order {
  key: (goods: Goods) => SQLWrapper
  /** The highest key first. */
  falls?: boolean
}

/** Each has indexes of `product_ranks`: alone, behind the cell, behind the category. Ties go by position. */
const orders: Record<ListSort, Order> = {
  'price-asc': { key: ({ sellingPricePaise }) => sellingPricePaise },
  'price-desc': { key: ({ sellingPricePaise }) => sellingPricePaise, falls: true },
  'unit-price': { key: ({ unitPrice }) => unitPrice },
  discount: { key: ({ discountBp }) => discountBp, falls: true },
  newest: { key: ({ position }) => position, falls: true },
  origin: { key: ({ countryOfOrigin }) => countryOfOrigin },
}

/** The filters of a listing as a condition, without its categories; undefined for none. */
export function fitting(listing: Filters, goods: Goods = productRanks): SQL | undefined {
  const fits = <Name extends FilterName>(name: Name, value: ValueOf<Name> | undefined) =>
    value && conditions[name].fits(goods, value)
  return and(...filterNames.map((name) => fits(name, listing[name])))
}

/** The filters and categories as a condition on `products`, for a search; undefined for none. */
export function narrowing(listing: Listing): SQL | undefined {
  const { categories } = listing
  return and(
    categories.length > 0 ? anyOf(products.category, categories) : undefined,
    fitting(listing, packs),
  )
}

/** The order of a sort for the same. */
export function ordering(sort: ListSort): SQL {
  return inOrder(sort, { key: orders[sort].key(packs), place: packs.position })
}

/** What a list is ordered by. */
export function orderKey(sort: ListSort | undefined): SQLWrapper {
  return sort ? orders[sort].key(productRanks) : productRanks.rank
}

/** An order by this key, and among equals by their place, which is the key of the newest. */
export function inOrder(
  sort: ListSort | undefined,
  { key, place }: { key: SQLWrapper; place: SQLWrapper },
): SQL {
  if (sort === 'newest') return desc(key)
  return sql`${sort && orders[sort].falls ? desc(key) : asc(key)}, ${asc(place)}`
}

/**
 * The order along which a listing is counted: in it stands together what fits. The whole market has its cells
 * for that.
 */
export function along(listing: Listing): ListSort | undefined {
  if (listing.categories.length === 0 && isInCells(listing)) return undefined
  return conditionsOf(listing).flatMap((condition) => condition.along ?? [])[0]
}

function isInCells(listing: Filters): boolean {
  return conditionsOf(listing).some(({ inCells }) => inCells)
}

/** Those of the filters that are chosen. */
function conditionsOf(listing: Filters): Pick<Condition<never>, 'along' | 'inCells'>[] {
  return (Object.keys(conditions) as FilterName[])
    .filter((name) => listing[name])
    .map((name) => conditions[name])
}

/** The columns of `product_ranks` whose values are offered as those of a filter. */
export function offeredColumns(): [FilterName, SQLWrapper][] {
  return filterNames.flatMap((name) => {
    const { values } = conditions[name]
    return values ? [[name, productRanks[values]]] : []
  })
}

/**
 * The parts of a listing: in each order an index has the goods of each part. They are its categories, cells
 * of the whole market, or all of it. As a table with one column, and whether a row of `product_ranks` is in
 * a part of that.
 */
export function partsOf(listing: Listing): { parts: SQL; has: (part: SQL) => SQL | undefined } {
  const { categories, price, discount } = listing
  if (categories.length > 0)
    return {
      parts: sql`unnest(${sql.param([...categories])}::text[])`,
      has: (part) => eq(productRanks.category, part),
    }
  if (!isInCells(listing)) return { parts: sql`(values (0))`, has: () => undefined }
  const { fromPaise, toPaise } = price ? pricesIn(price) : { fromPaise: 0, toPaise: Infinity }
  const [cheapest, dearest] = [fromPaise, Math.min(toPaise, Number.MAX_SAFE_INTEGER)].map((paise) =>
    priceStepOf(sql`${paise}::bigint`),
  )
  const least = discountStepOf(sql`${discount ? leastBp(discount) : 0}::integer`)
  return {
    parts: sql`(select ${cellOf(sql`price`, sql`discount`)} from generate_series(${cheapest}, ${dearest}) as price,
      generate_series(${least}, ${discountStepOf(sql`10000`)}) as discount)`,
    has: (part) => eq(productRanks.cell, part),
  }
}

/** From half a percent below it on: the badge rounds. */
function leastBp(percent: ValueOf<'discount'>): number {
  return Number(percent) * 100 - 50
}
