import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'

import * as contract from '#contract/reviews.ts'
import type { DeskReview, MyReviewAnswer, Review } from '#contract/reviews.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { answerReview } from '#domain/reviews/answer-review.ts'
import { decideReview } from '#domain/reviews/decide-review.ts'
import { deleteReview } from '#domain/reviews/delete-review.ts'
import { deskReviews } from '#domain/reviews/desk-reviews.ts'
import type { DeskReview as DeskReviewView } from '#domain/reviews/desk-reviews.ts'
import { myReview, reviewPicture, reviewsOfProduct } from '#domain/reviews/queries.ts'
import type { MyReview, ReviewView } from '#domain/reviews/queries.ts'
import { reportReview } from '#domain/reviews/report-review.ts'
import { picturePath } from '#domain/reviews/rules.ts'
import { writeReview } from '#domain/reviews/write-review.ts'
import { addressLimit } from '#server/http/address-limit.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { reviewBrake } from '#server/http/brakes.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { refuseTooLarge } from '#server/http/refuse-too-large.ts'
import { keyOf } from '#server/http/sign-in-limit.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** A picture of 5 MB as a data string, and the words. */
const reviewBody = 8 * 1024 * 1024
/**
 * Of one address in an hour, which on a mobile network is that of a whole district. Reviews are counted by
 * person besides; reports are sent by guests, too.
 */
const reviewsOfAddress = 600
const reportsOfAddress = 60

export async function reviewCalls(scope: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const countReview = reviewBrake(pool)

  app.route({
    ...contract.reviewsOfProduct,
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const { rating, ...page } = await reviewsOfProduct(request.guestCtx(), request.params.id, wanted)
      const told = rating && { ...rating, byStars: [...rating.byStars] }
      return yes(wordsOf(request).answers.reviews, { ...pageAnswer(wanted, page, wireReview), rating: told })
    },
  })

  app.route({
    ...contract.myReview,
    handler: async (request) =>
      yes(wordsOf(request).answers.myReview, {
        data: wireMine(await myReview(await request.ctx(), request.params.id)),
      }),
  })

  app.route({
    ...contract.writeReview,
    bodyLimit: reviewBody,
    onRequest: addressLimit(pool, { of: 'reviews', most: reviewsOfAddress, withinSeconds: 60 * 60 }),
    // A guest's picture is not taken in.
    preParsing: async (request) => void signedIn(await request.ctx()),
    errorHandler: refuseTooLarge(
      () => new DomainError('invalid_input', { fields: { picture: { problem: 'picture_too_large' } } }),
    ),
    handler: async (request) => {
      const ctx = await request.ctx()
      await countReview(signedIn(ctx).id)
      const written = await writeReview(ctx, {
        ...request.body,
        productId: request.params.id,
      })
      return yes(wordsOf(request).answers.reviewWritten, { data: wireMine(written) })
    },
  })

  app.route({
    ...contract.deleteReview,
    handler: async (request) => {
      await deleteReview(await request.ctx(), { productId: request.params.id })
      return yes(wordsOf(request).answers.reviewDeleted)
    },
  })

  app.route({
    ...contract.reportReview,
    onRequest: addressLimit(pool, { of: 'review reports', most: reportsOfAddress, withinSeconds: 60 * 60 }),
    handler: async (request) => {
      const { id: reviewId } = request.params
      // Two reports of one address are of one and the same only for the same review.
      const guestKey = keyOf(`review ${reviewId}`, normalizeIP(request.ip))
      await reportReview(await request.ctx(), { reviewId, guestKey, reason: request.body.reason })
      return yes(wordsOf(request).answers.reviewReported)
    },
  })

  app.route({
    ...contract.reviewPicture,
    handler: async (request, reply) => {
      const webp = await reviewPicture(await request.ctx(), request.params.id)
      return reply.type('image/webp').send(webp)
    },
  })

  app.route({
    ...contract.allReviews,
    preParsing: adminFirst,
    handler: async (request) => {
      const { status: state, pageSize } = request.query
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize }
      const found = await deskReviews(await request.ctx(), { state }, wanted)
      return yes(wordsOf(request).answers.reviews, pageAnswer(wanted, found, wireDesk))
    },
  })

  app.route({
    ...contract.decideReview,
    preParsing: adminFirst,
    handler: async (request) => {
      const { outcome: is, why, version } = request.body
      const outcome = is === 'shown' ? { is } : { is, why }
      const decided = await decideReview(await request.ctx(), {
        reviewId: request.params.id,
        version,
        outcome,
      })
      const { reviewShown, reviewRefused } = wordsOf(request).answers
      return yes(is === 'shown' ? reviewShown : reviewRefused, { data: wireDesk(decided) })
    },
  })

  app.route({
    ...contract.answerReview,
    preParsing: adminFirst,
    handler: async (request) => {
      const { answer, version } = request.body
      const answered = await answerReview(await request.ctx(), {
        reviewId: request.params.id,
        version,
        answer: answer || null,
      })
      return yes(wordsOf(request).answers.reviewAnswered, { data: wireDesk(answered) })
    },
  })
}

function wireReview(one: ReviewView): Review {
  return {
    _id: one.id,
    name: one.name,
    stars: one.stars,
    words: one.words,
    writtenAt: one.writtenAt.toISOString(),
    answer: one.answer ?? '',
    picture: one.hasPicture ? picturePath(one) : '',
    pack: one.pack,
  }
}

function wireMine({ review, cannot }: MyReview): MyReviewAnswer['data'] {
  if (!review) return { review, cannot }
  const { state, refusedWhy } = review
  return { review: { ...wireReview(review), state, refusedWhy: refusedWhy ?? '' }, cannot }
}

function wireDesk(one: DeskReviewView): DeskReview {
  const { productId, productName, personId: userId, state, refusedWhy, version, reports } = one
  return {
    ...wireReview(one),
    product: { _id: productId, name: productName },
    userId,
    state,
    refusedWhy: refusedWhy ?? '',
    version,
    reports,
  }
}
