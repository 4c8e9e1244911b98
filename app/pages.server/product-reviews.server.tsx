import { renderToStaticMarkup } from 'react-dom/server'

import { ReviewList } from '#app/shop/product/review-list.tsx'
import type { Review } from '#contract/reviews.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newestReviews, ratingsOf } from '#domain/reviews/queries.ts'
import type { ReviewView } from '#domain/reviews/queries.ts'
import { firstReviews, picturePath } from '#domain/reviews/rules.ts'

/** What search engines are told of a review. */
export interface ReviewFacts {
  name: string
  stars: number
  words: string
  /** 2026-11-27. */
  day: string
}

/**
 * What people say of a product: as the text of its page, so that the browser needs no script for it, and the
 * same for search engines.
 */
export async function productReviews(
  ctx: Ctx,
  productId: string,
): Promise<{ reviews: string; reviewFacts: ReviewFacts[] }> {
  const rating = (await ratingsOf(ctx, [productId])).get(productId) ?? null
  const newest = rating ? await newestReviews(ctx, productId, firstReviews) : []
  const list = <ReviewList rating={rating} reviews={newest.map(asSent)} shopName={ctx.shop.name} />
  return {
    reviews: renderToStaticMarkup(list),
    reviewFacts: newest.map(({ name, stars, words, writtenAt }) => ({
      name,
      stars,
      words,
      day: writtenAt.toISOString().slice(0, 10),
    })),
  }
}

function asSent({ id, name, stars, words, writtenAt, answer, pack, ...one }: ReviewView): Review {
  return {
    _id: id,
    name,
    stars,
    words,
    writtenAt: writtenAt.toISOString(),
    answer: answer ?? '',
    pack,
    picture: one.hasPicture ? picturePath({ id, version: one.version }) : '',
  }
}
