import { z } from 'zod'

/** A PIN code, or all from the first to the last, where the shop delivers. */
export const deliveryArea = z
  .object({
    from: z.string(),
    to: z.string(),
    /** How many days it takes; null: not said. */
    days: z.number().int().nullable(),
    /** For the customer to read; empty for none. */
    note: z.string(),
    /** Whether one can pay in cash there. */
    cash: z.boolean(),
  })
  .meta({ id: 'DeliveryArea' })

export const deliveryAreaList = {
  data: z.array(deliveryArea),
  /** To be sent along with a change of the list. */
  version: z.string(),
}

export type DeliveryArea = z.output<typeof deliveryArea>
