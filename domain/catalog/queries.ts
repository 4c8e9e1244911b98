import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { categoryValues } from './rules.ts'
import type { CategoryValue, NetUnit, Sort } from './rules.ts'

/** A product as pages and calls need it. Money in paise. */
export interface ProductView {
  id: string
  name: string
  hindiName: string | null
  brand: string
  category: string
  description: string
  /** Addresses of its pictures, the first one leads. */
  images: string[]
  listPricePaise: number
  sellingPricePaise: number
  netQuantity: number
  netUnit: NetUnit
  aliases: string[]
  /** How many can be had; null where nobody counts. */
  stock: number | null
  createdAt: Date
}

/** The columns of a ProductView; its pictures come along as an array, in their order. */
export const productColumns = {
  id: products.id,
  name: products.name,
  hindiName: products.hindiName,
  brand: products.brand,
  category: products.category,
  description: products.description,
  images: sql<string[]>`array(
    select ${productImages.url} from ${productImages}
    where ${productImages.productId} = ${products.id} order by ${productImages.position})`,
  listPricePaise: products.listPricePaise,
  sellingPricePaise: products.sellingPricePaise,
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  aliases: products.aliases,
  stock: products.stock,
  createdAt: products.createdAt,
}

/** A page of a list; without one the whole list is meant. */
export interface Paging {
  page: number
  pageSize: number
}

export interface ListingQuery {
  /** Several categories are joined; none means all products. */
  categories: readonly CategoryValue[]
  sort?: Sort | undefined
  paging?: Paging | undefined
}

/** What the shopping summary says of the whole filtered set, not of one page. */
export interface ListingSummary {
  total: number
  averageDiscountPercent: number
  potentialSavingsPaise: number
}

/** One product. @throws not_found */
export async function productById({ db }: Ctx, id: string): Promise<ProductView> {
  const [product] = await db.select(productColumns).from(products).where(eq(products.id, id))
  if (!product) throw new DomainError('not_found', { what: 'product' })
  return product
}

/** The products of a listing, in the market's own order or by price. */
export async function listProducts(
  { db }: Ctx,
  { categories, sort, paging }: ListingQuery,
): Promise<ProductView[]> {
  const query = db
    .select(productColumns)
    .from(products)
    .where(inCategories(categories))
    .orderBy(...orderOf(sort))
  if (!paging) return query
  return query.limit(paging.pageSize).offset((paging.page - 1) * paging.pageSize)
}

/** What the whole listing comes to. Discounts below zero count as none, as the badge has it. */
export async function listingSummary(
  { db }: Ctx,
  categories: readonly CategoryValue[],
): Promise<ListingSummary> {
  const saving = sql`greatest(${products.listPricePaise} - ${products.sellingPricePaise}, 0)`
  const [summary] = await db
    .select({
      total: count(),
      averageDiscountPercent: sql<number>`coalesce(round(avg(
        case when ${products.listPricePaise} > 0 then 100.0 * ${saving} / ${products.listPricePaise} else 0 end)), 0)`.mapWith(
        Number,
      ),
      potentialSavingsPaise: sql<number>`coalesce(sum(${saving}), 0)`.mapWith(Number),
    })
    .from(products)
    .where(inCategories(categories))
  return summary ?? { total: 0, averageDiscountPercent: 0, potentialSavingsPaise: 0 }
}

/** The first product of each category that has any, in the order of the categories. */
export async function firstOfEachCategory({ db }: Ctx): Promise<ProductView[]> {
  const found = await db
    .selectDistinctOn([products.category], productColumns)
    .from(products)
    .orderBy(products.category, asc(products.position))
  return found.sort((a, b) => placeOf(a.category) - placeOf(b.category))
}

/** Up to `limit` products of each of these categories, in the market's own order. One query for a whole page of shelves. */
export async function shelves(
  { db }: Ctx,
  categories: readonly CategoryValue[],
  limit: number,
): Promise<Record<string, ProductView[]>> {
  const place = sql<number>`row_number() over (partition by ${products.category} order by ${products.position})`
  const ranked = db
    .select({ id: products.id, place: place.as('place') })
    .from(products)
    .where(inCategories(categories))
    .as('ranked')
  const found = await db
    .select(productColumns)
    .from(products)
    .innerJoin(ranked, eq(ranked.id, products.id))
    .where(sql`${ranked.place} <= ${limit}`)
    .orderBy(asc(products.position))
  return Object.fromEntries(
    categories.map((category) => [category, found.filter((product) => product.category === category)]),
  )
}

/** Other products of the same category, for the carousel below a product. */
export async function recommendedWith(
  { db }: Ctx,
  product: ProductView,
  limit: number,
): Promise<ProductView[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.category, product.category), ne(products.id, product.id)))
    .orderBy(asc(products.position))
    .limit(limit)
}

function inCategories(categories: readonly CategoryValue[]): SQL | undefined {
  return categories.length > 0 ? inArray(products.category, [...categories]) : undefined
}

function orderOf(sort: Sort | undefined): SQL[] {
  if (sort === 'price-asc') return [asc(products.sellingPricePaise), asc(products.position)]
  if (sort === 'price-desc') return [desc(products.sellingPricePaise), asc(products.position)]
  return [asc(products.position)]
}

function placeOf(category: string): number {
  return (categoryValues as readonly string[]).indexOf(category)
}
