import { z } from 'zod'

const count = z.number().int().min(0)

/** What waits for a hand, as far as whoever asks may see to it: how many, and since when the oldest waits. */
export const waiting = z
  .object({
    toPack: count,
    /** Nobody has said yet where they go. */
    needAddress: count,
    /** Packed, to be sent out. */
    toSend: count,
    /** Packed, to be fetched at the market. */
    toFetch: count,
    /** On their way for more than two days. */
    longOnTheWay: count,
    /** Handed over, and not paid whole. */
    moneyDue: count,
    /** They cost less since they were changed, and what was paid too much by hand is not given back yet. */
    toHandBack: count,
    returnsAsked: count,
    complaints: count,
    /** Those of them whose 48 hours are over. */
    complaintsLate: count,
    /** What people have said of goods, and nobody of the shop has looked at. */
    reviewsToLookAt: count,
    /** Shown ones that somebody has reported. */
    reviewsReported: count,
    /** Refunds that the gateway refused. */
    refundsRefused: count,
    /** The orders of the newest of these; the first few. */
    refusedRefunds: z.array(z.object({ id: z.string(), number: z.number().int() })),
    /** Refunds that wait for a second administrator. */
    refundsWaiting: count,
    /** The orders of the newest of these; the first few. */
    waitingRefunds: z.array(z.object({ id: z.string(), number: z.number().int() })),
    lowStock: count,
    /** Those of them of which nothing is left. */
    soldOut: count,
    /** When the oldest of each came; null where nothing waits. */
    since: z.object({
      toPack: z.string().nullable(),
      needAddress: z.string().nullable(),
      toSend: z.string().nullable(),
      toFetch: z.string().nullable(),
      longOnTheWay: z.string().nullable(),
      moneyDue: z.string().nullable(),
      toHandBack: z.string().nullable(),
      returnsAsked: z.string().nullable(),
      complaints: z.string().nullable(),
      reviewsToLookAt: z.string().nullable(),
      reviewsReported: z.string().nullable(),
      refundsRefused: z.string().nullable(),
      refundsWaiting: z.string().nullable(),
    }),
  })
  .meta({ id: 'Waiting' })

export type Waiting = z.output<typeof waiting>
