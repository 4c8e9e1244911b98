import { z } from 'zod'

import { mostReason, mostWords, reportReasons, reviewStates, reviewsAPage } from '#domain/reviews/rules.ts'
import type { ReportReason, ReviewList } from '#domain/reviews/rules.ts'

import { answerWith, answerWithFields, done, problem as refusal, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { problem } from './problems.ts'
import { id } from './products.ts'

const params = z.object({ id })
const stars = z.number().int().min(1).max(5)

const review = z
  .object({
    _id: z.string(),
    /** The first name of who wrote. */
    name: z.string(),
    stars,
    /** Empty where only stars were given. */
    words: z.string(),
    writtenAt: z.string(),
    /** What the shop says to it; empty where it says nothing. */
    answer: z.string(),
    /** The address of its picture; empty where it has none. */
    picture: z.string(),
    /** Which pack was rated: 5 kg; empty where the product has no others, which share its reviews. */
    pack: z.string(),
  })
  .meta({ id: 'Review' })

export type Review = z.output<typeof review>

const rating = z.object({
  /** Out of five, to one decimal. */
  average: z.number(),
  count: z.number().int(),
  /** How many gave one star, two stars and so on up to five. */
  byStars: z.array(z.number().int()).length(5),
})

export const reviewsOfProduct = {
  method: 'GET',
  url: '/api/products/:id/reviews',
  schema: {
    operationId: 'reviewsOfProduct',
    summary: 'The reviews of a product that are shown, by page, the newest first; for anybody',
    tags: ['reviews'],
    params,
    querystring: listQuery
      .omit({ q: true })
      .extend({ pageSize: z.coerce.number().int().min(1).max(50).default(reviewsAPage) }),
    response: responses(
      answerWithFields({
        data: z.array(review),
        /** What they come to; null where there are none. */
        rating: rating.nullable(),
        ...listFields,
      }),
    ),
  },
} as const

const mine = answerWith(
  z.object({
    review: review
      .extend({
        state: z.enum(['waiting', 'shown', 'refused']),
        /** Why it is not shown; empty for all others. */
        refusedWhy: z.string(),
      })
      .meta({ id: 'MyReview' })
      .nullable(),
    /** Why this person cannot rate it; null where they can. */
    cannot: z.enum(['not_bought', 'works_here']).nullable(),
  }),
)

export type MyReviewAnswer = z.output<typeof mine>

export const myReview = {
  method: 'GET',
  url: '/api/products/:id/my-review',
  schema: {
    operationId: 'myReview',
    summary: 'What the person who asks has said of a product, and whether they may',
    tags: ['reviews'],
    params,
    response: responses(mine),
  },
} as const

export const writeReview = {
  method: 'POST',
  url: '/api/products/:id/my-review',
  schema: {
    operationId: 'writeReview',
    summary: 'Rate a product that one has bought, once a person; again changes it',
    tags: ['reviews'],
    params,
    body: z.object({
      stars: numeric(
        z
          .number(problem('bad_stars'))
          .int(problem('bad_stars'))
          .min(1, problem('bad_stars'))
          .max(5, problem('bad_stars')),
      ),
      words: z.string().trim().max(mostWords).default(''),
      /**
       * A data URL of a PNG, JPEG, WebP, AVIF or GIF picture of at most 5 MB; null takes the one of before
       * away, and left out it stays.
       */
      picture: z.string().min(1).max(7_000_000, problem('picture_too_large')).nullish(),
    }),
    response: responses(mine),
  },
} as const

export const deleteReview = {
  method: 'POST',
  url: '/api/products/:id/my-review/delete',
  schema: {
    operationId: 'deleteReview',
    summary: 'Delete one’s own review of a product; done twice it does the same',
    tags: ['reviews'],
    params,
    response: responses(done),
  },
} as const

export const reportReview = {
  method: 'POST',
  url: '/api/reviews/:id/report',
  schema: {
    operationId: 'reportReview',
    summary: 'Tell the shop that something is wrong with a review, for anybody; counts once',
    tags: ['reviews'],
    params,
    body: z.object({ reason: z.enum(Object.keys(reportReasons) as ReportReason[]) }),
    response: responses(done),
  },
} as const

export const reviewPicture = {
  method: 'GET',
  url: '/api/reviews/:id/picture',
  schema: {
    operationId: 'reviewPicture',
    summary: 'The picture of a review, as WebP; before it is shown for its writer and admins alone',
    tags: ['reviews'],
    params,
    response: {
      200: {
        content: { 'image/webp': { schema: z.custom<Buffer>().meta({ type: 'string', format: 'binary' }) } },
      },
      '4xx': refusal,
      '5xx': refusal,
    },
  },
} as const

const deskReview = review
  .extend({
    product: z.object({ _id: z.string(), name: z.string() }),
    userId: z.string(),
    state: z.enum(['waiting', 'shown', 'refused']),
    refusedWhy: z.string(),
    /** To be sent along with what is decided of it. */
    version: z.number().int(),
    /** Why people have reported it, once each. */
    reports: z.array(z.enum(Object.keys(reportReasons) as ReportReason[])),
  })
  .meta({ id: 'DeskReview' })

export type DeskReview = z.output<typeof deskReview>

export const allReviews = {
  method: 'GET',
  url: '/api/reviews',
  schema: {
    operationId: 'allReviews',
    summary: 'Reviews by page: those to look at or reported, oldest first, or the others (admins)',
    tags: ['reviews'],
    querystring: listQuery
      .omit({ q: true })
      .extend({ status: z.enum(Object.keys(reviewStates) as ReviewList[]).default('waiting') }),
    response: responses(answerWithFields({ data: z.array(deskReview), ...listFields })),
  },
} as const

export const decideReview = {
  method: 'POST',
  url: '/api/reviews/:id/decide',
  schema: {
    operationId: 'decideReview',
    summary: 'Show a review, or do not and say why to its writer (admins)',
    tags: ['reviews'],
    params,
    body: z
      .object({
        outcome: z.enum(['shown', 'refused']),
        /** For `refused`: what its writer is told. */
        why: z.string().trim().max(mostReason).default(''),
        version: z.number().int(),
      })
      .refine(({ outcome, why }) => outcome === 'shown' || why !== '', {
        ...problem('missing'),
        path: ['why'],
      }),
    response: responses(answerWith(deskReview)),
  },
} as const

export const answerReview = {
  method: 'POST',
  url: '/api/reviews/:id/answer',
  schema: {
    operationId: 'answerReview',
    summary: 'Say below a review what the shop says to it; empty takes that away (admins)',
    tags: ['reviews'],
    params,
    body: z.object({ answer: z.string().trim().max(mostWords), version: z.number().int() }),
    response: responses(answerWith(deskReview)),
  },
} as const
