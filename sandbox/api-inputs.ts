import { z } from 'zod'

// What Razorpay's API takes, with the words that it refuses in.

const amount = z
  .int({
    error: (issue) =>
      issue.input === undefined ? 'The amount field is required.' : 'The amount must be an integer',
  })
  .min(100, 'The amount must be at least INR 1.00')
  .max(100_000_000_000, 'Amount exceeds maximum amount allowed.')

const currency = z
  .string({
    error: (issue) =>
      issue.input === undefined ? 'The currency field is required.' : 'The currency must be a string',
  })
  .length(3, 'The currency must be 3 characters.')
  .refine((code) => code === 'INR', 'Currency is not supported')

/** Fifteen pairs at most; an empty list counts as none, and what is not a text becomes one. */
export const notes = z
  .union(
    [
      z.array(z.never()).transform((): Record<string, string> => ({})),
      z.record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value)),
      ),
    ],
    'The notes must be an object of texts',
  )
  .refine(
    (pairs) => Object.keys(pairs).length <= 15,
    'Number of fields in notes should be less than or equal to 15',
  )
  .refine(
    (pairs) =>
      Object.entries(pairs)
        .flat()
        .every((text) => text.length <= 256),
    'The notes may not be greater than 256 characters.',
  )
  .nullish()
  .transform((pairs) => pairs ?? {})

const receipt = z
  .string('The receipt must be a string')
  .max(40, 'The receipt may not be greater than 40 characters.')
  .nullish()
  .transform((text) => text ?? null)

const body = 'The request body must be a JSON object'

export const orderInput = z.object(
  {
    amount,
    currency,
    receipt,
    notes,
    partial_payment: z.literal(false, 'Partial payments are not enabled').nullish(),
    payment: z
      .object({
        capture: z.enum(['automatic', 'manual'], 'The capture must be automatic or manual'),
        capture_options: z
          .object({
            automatic_expiry_period: z
              .int('The automatic expiry period must be an integer')
              .min(12, 'The automatic expiry period must be at least 12 minutes')
              .nullish(),
            manual_expiry_period: z
              .int('The manual expiry period must be an integer')
              .max(7200, 'The manual expiry period may not be greater than 7200 minutes')
              .nullish(),
            refund_speed: z
              .enum(['normal', 'optimum'], 'The refund speed must be normal or optimum')
              .nullish(),
          })
          .nullish(),
      })
      .nullish(),
  },
  body,
)

export const captureInput = z.object({ amount, currency }, body)

export const refundInput = z
  .object(
    { amount: amount.optional(), speed: z.enum(['normal', 'optimum']).default('normal'), notes, receipt },
    body,
  )
  .nullish()
  .transform((refund) => refund ?? { speed: 'normal' as const, notes: {}, receipt: null })

export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{10,}$/, 'The idempotency key must have at least 10 characters of A-Z a-z 0-9 _ -')
  .optional()
  .transform((key) => key ?? null)

const unixTime = z.coerce.number('The time must be in seconds').int().nonnegative().optional()

/** Which of a list: 10 at a time unless more are asked for, those of a span of time only. */
const listQuery = {
  count: z.coerce
    .number()
    .int()
    .min(1, 'The count must be at least 1.')
    .max(100, 'The count may not be greater than 100.')
    .default(10),
  skip: z.coerce.number('The skip must be an integer').int().nonnegative().default(0),
  from: unixTime,
  to: unixTime,
}

export const pageQuery = z.object(listQuery)

export const ordersQuery = z.object({
  ...listQuery,
  receipt: z.string('The receipt must be a string').optional(),
  authorized: z.enum(['0', '1'], 'The authorized must be 0 or 1').optional(),
})
