import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products, reviewReports, reviews } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'

import { packRated } from './family.ts'
import { hasPicture } from './queries.ts'
import type { ReportReason, ReviewList } from './rules.ts'

type Row = typeof reviews.$inferSelect

/** A review as the panel shows it. */
export interface DeskReview extends Pick<
  Row,
  | 'id'
  | 'productId'
  | 'personId'
  | 'name'
  | 'stars'
  | 'words'
  | 'state'
  | 'version'
  | 'writtenAt'
  | 'refusedWhy'
  | 'answer'
> {
  /** With its pack. */
  productName: string
  hasPicture: boolean
  pack: string
  /** Why people have reported it, once each, the first one first. */
  reports: ReportReason[]
}

/**
 * A page of the reviews that stand so: what waits and what was reported with the oldest first, the others
 * with the newest. @throws not_signed_in, forbidden, invalid_input
 */
export async function deskReviews(
  ctx: Ctx,
  { state }: { state: ReviewList },
  request: PageRequest,
): Promise<Page<DeskReview>> {
  admin(ctx)
  const page = await idsOfPage(ctx, lists[state], { q: undefined, only: onlyOf[state] }, request)
  return {
    ...page,
    rows: await deskViews(
      ctx,
      page.rows.map(({ id }) => id),
    ),
  }
}

/** @throws not_found */
export async function deskReview(ctx: Ctx, reviewId: string): Promise<DeskReview> {
  const [review] = await deskViews(ctx, [reviewId])
  if (!review) throw new DomainError('not_found', { what: 'review' })
  return review
}

async function deskViews({ db }: Ctx, ids: string[]): Promise<DeskReview[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ review: reviews, product: products, hasPicture })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(inArray(reviews.id, ids))
  const reported = await db
    .select({ reviewId: reviewReports.reviewId, reason: reviewReports.reason })
    .from(reviewReports)
    .where(inArray(reviewReports.reviewId, ids))
    .orderBy(asc(reviewReports.at))
  const reportsOf = Map.groupBy(reported, ({ reviewId }) => reviewId)
  const byId = new Map(
    found.map(({ review, product, hasPicture }) => [
      review.id,
      {
        ...review,
        pack: packRated(product),
        productName: withPack(product.name, product),
        hasPicture,
        reports: (reportsOf.get(review.id) ?? []).map(({ reason }) => reason),
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const onlyOf: Record<ReviewList, SQL> = {
  waiting: sql`${reviews.state} = 'waiting'`,
  reported: sql`${reviews.reportedAt} is not null`,
  shown: sql`${reviews.state} = 'shown'`,
  refused: sql`${reviews.state} = 'refused'`,
}

const lists: Record<ReviewList, List> = {
  waiting: listOf('reviews_waiting', 'writtenAt', false),
  reported: listOf('reviews_reported', 'reportedAt', false),
  shown: listOf('reviews_shown', 'writtenAt', true),
  refused: listOf('reviews_refused', 'writtenAt', true),
}

function listOf(name: string, column: 'writtenAt' | 'reportedAt', isDescending: boolean): List {
  const { id } = reviews
  return {
    name,
    table: reviews,
    id,
    order: [
      { column: reviews[column], kind: 'moment', isDescending },
      { column: id, kind: 'text', isDescending },
    ],
  }
}
