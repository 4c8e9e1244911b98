import { z } from 'zod'

/** Delivery areas that share their slots, or a point where orders are collected. */
export const zone = z
  .object({
    _id: z.string(),
    kind: z.enum(['area', 'point']),
    name: z.string(),
    /** Empty where nobody has said it. */
    hindiName: z.string(),
    /** Of a point: where it is. */
    place: z.string(),
    hindiPlace: z.string(),
  })
  .meta({ id: 'Zone' })

/** The hours of one day in which orders are brought to a zone, or collected there. */
export const slot = z
  .object({
    _id: z.string(),
    /** The Indian day: 2026-12-04. */
    day: z.string(),
    from: z.string(),
    to: z.string(),
    /** From then on nobody reserves it, leaves it or changes its order. */
    closes: z.string(),
    zone,
  })
  .meta({ id: 'Slot' })

export type Slot = z.output<typeof slot>
export type Zone = z.output<typeof zone>
