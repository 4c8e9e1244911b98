import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { productRatings, products, reviewPictures, reviews } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { isAdmin } from '#domain/ground/rules.ts'

import { packHad } from './bought.ts'
import { isTheirs, ownFirst, packIdsOf, packRated } from './family.ts'
import { ratingOf } from './rules.ts'
import type { Rating } from './rules.ts'
import { worksHere } from './works-here.ts'

/** A review as everybody reads it. */
export interface ReviewView {
  id: string
  /** The first name. */
  name: string
  stars: number
  words: string
  writtenAt: Date
  /** What the shop says to it; null where it says nothing. */
  answer: string | null
  hasPicture: boolean
  version: number
  /** The pack that they rated, where the product has several; else empty. */
  pack: string
}

export const hasPicture = sql<boolean>`exists (select from ${reviewPictures}
  where ${reviewPictures.reviewId} = ${reviews.id})`

const viewColumns = {
  id: reviews.id,
  name: reviews.name,
  stars: reviews.stars,
  words: reviews.words,
  writtenAt: reviews.writtenAt,
  answer: reviews.answer,
  hasPicture,
  version: reviews.version,
  product: {
    family: products.family,
    netQuantity: products.netQuantity,
    netUnit: products.netUnit,
  },
}

function viewOf<Row extends { product: Parameters<typeof packRated>[0] }>({ product, ...row }: Row) {
  return { ...row, pack: packRated(product) }
}

/**
 * What the shown reviews of these products, and of the other packs of their families, come to; a product
 * without any is left out.
 */
export async function ratingsOf(
  { db }: Pick<Ctx, 'db'>,
  productIds: readonly string[],
): Promise<Map<string, Rating>> {
  if (productIds.length === 0) return new Map()
  const asked = alias(products, 'asked')
  const pack = alias(products, 'pack')
  const sumOf = (stars: PgColumn) => sql<number>`sum(${stars})::integer`
  const rows = await db
    .select({
      productId: asked.id,
      ones: sumOf(productRatings.ones),
      twos: sumOf(productRatings.twos),
      threes: sumOf(productRatings.threes),
      fours: sumOf(productRatings.fours),
      fives: sumOf(productRatings.fives),
    })
    .from(asked)
    .leftJoin(pack, eq(pack.familyKey, asked.familyKey))
    .innerJoin(productRatings, eq(productRatings.productId, sql`coalesce(${pack.id}, ${asked.id})`))
    .where(anyOf(asked.id, productIds))
    .groupBy(asked.id)
  return new Map(
    rows.flatMap(({ productId, ones, twos, threes, fours, fives }) => {
      const rating = ratingOf([ones, twos, threes, fours, fives])
      return rating ? [[productId, rating] as const] : []
    }),
  )
}

/**
 * A page of the reviews of a product, in any of its packs, that are shown, the newest first.
 * @throws invalid_input, not_found
 */
export async function reviewsOfProduct(
  ctx: Ctx,
  productId: string,
  request: PageRequest,
): Promise<Page<ReviewView> & { rating: Rating | null }> {
  const [product] = await ctx.db
    .select({ state: products.state })
    .from(products)
    .where(eq(products.id, productId))
  if (!product || product.state === 'draft') throw new DomainError('not_found', { what: 'product' })
  const ratings = await ratingsOf(ctx, [productId])
  const only = and(sql`${reviews.state} = 'shown'`, sql`${reviews.productId} in ${packIdsOf(productId)}`)
  const page = await idsOfPage(ctx, shownList, { q: undefined, only }, request)
  const found = await viewsWhere(ctx, page.rows)
  return { ...page, rows: found, rating: ratings.get(productId) ?? null }
}

/** The newest of them, for its page. Of each pack the newest are read from the index, and no more. */
export async function newestReviews(ctx: Ctx, productId: string, most: number): Promise<ReviewView[]> {
  const { db } = ctx
  const newest = sql`${reviews.writtenAt} desc, ${reviews.id} desc`
  const ofPack = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(sql`${reviews.productId} = pack_id`, sql`${reviews.state} = 'shown'`))
    .orderBy(newest)
    .limit(most)
    .as('of_pack')
  const found = await db
    .select(viewColumns)
    .from(sql`${packIdsOf(productId)} as packs (pack_id)`)
    .innerJoinLateral(ofPack, sql`true`)
    .innerJoin(reviews, eq(reviews.id, ofPack.id))
    .innerJoin(products, eq(products.id, reviews.productId))
    .orderBy(newest)
    .limit(most)
  return found.map(viewOf)
}

async function viewsWhere({ db }: Ctx, rows: readonly { id: string }[]): Promise<ReviewView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select(viewColumns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(inArray(reviews.id, ids))
  const byId = new Map(found.map((one) => [one.id, viewOf(one)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const { id } = reviews

const shownList: List = {
  name: 'reviews_of_product',
  table: reviews,
  id,
  order: [
    { column: reviews.writtenAt, kind: 'moment', isDescending: true },
    { column: id, kind: 'text', isDescending: true },
  ],
}

/** What a person has said of a good, in whichever pack they had it, and whether they may say something. */
export interface MyReview {
  /** null where they have said nothing. */
  review: (ReviewView & { state: 'waiting' | 'shown' | 'refused'; refusedWhy: string | null }) | null
  /** not_bought: they have not had it from this shop. works_here: they work for it. */
  cannot: 'not_bought' | 'works_here' | null
}

/** @throws not_signed_in */
export async function myReview(ctx: Ctx, productId: string): Promise<MyReview> {
  const person = signedIn(ctx)
  const [found] = await ctx.db
    .select({ ...viewColumns, state: reviews.state, refusedWhy: reviews.refusedWhy })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isTheirs({ personId: person.id, productId }))
    .orderBy(ownFirst(productId))
    .limit(1)
  const review = found ? viewOf(found) : null
  if (worksHere(person)) return { review, cannot: 'works_here' }
  const had = await packHad(ctx, { personId: person.id, productId })
  return { review, cannot: had === null ? 'not_bought' : null }
}

/**
 * The picture of a review, as WebP: of one that is shown for everybody, else for its writer and admins.
 * @throws not_found, pictures_away
 */
export async function reviewPicture(ctx: Ctx, reviewId: string): Promise<Buffer> {
  const [picture] = await ctx.db
    .select({ webp: reviewPictures.webp, storedAs: reviewPictures.storedAs })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(and(eq(reviews.id, reviewId), isSeen(ctx)))
  const stored = picture?.storedAs ? await ctx.gateways.pictures.readPrivate(picture.storedAs) : null
  const webp = picture?.webp ?? stored
  if (!webp) throw new DomainError('not_found', { what: 'picture' })
  return webp
}

function isSeen({ actor }: Ctx): SQL | undefined {
  const isShown = sql`${reviews.state} = 'shown'`
  if (!actor || actor.onlyOrder !== undefined || actor.isGuest) return isShown
  return isAdmin(actor) ? undefined : sql`(${isShown} or ${reviews.personId} = ${actor.id})`
}
