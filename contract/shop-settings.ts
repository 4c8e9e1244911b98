import { z } from 'zod'

import { freeFrom } from './delivery-area.ts'
import { rupees } from './product-fields.ts'

/** What the shop says of itself and how it works, as the calls answer it. What is not known is empty. */
export const shopSettings = z
  .object({
    /** What the shop is called. */
    sellerName: z.string(),
    /** Street and house. */
    addressLines: z.array(z.string()),
    town: z.string(),
    pinCode: z.string(),
    /** The state's code in GST: 09. */
    stateCode: z.string(),
    phones: z.array(z.string()),
    emails: z.array(z.object({ address: z.string(), purpose: z.string() })),
    /** Empty where the shop is not registered. */
    gstin: z.string(),
    fssaiLicence: z.string(),
    grievanceOfficer: z.string(),
    grievanceContact: z.string(),
    upiId: z.string(),
    /** What the footer says of the shop. */
    footerWords: z.string(),
    /** What the numbers of invoices begin with. */
    invoiceSeries: z.string(),
    creditNoteSeries: z.string(),
    /** Whether one can pay in cash at all. */
    takesCash: z.boolean(),
    /** The most that a customer's order in cash may come to, in rupees. */
    maxCash: rupees,
    /** What delivery costs, in rupees, where an area has no fee of its own. */
    shipping: rupees,
    freeFrom,
    /** So many days after they were delivered goods can be sent back. */
    returnDays: z.number().int(),
    /** What is given back above this, in rupees, waits for a second administrator; null: nothing waits. */
    refundLimit: rupees.nullable(),
    /** The Indian days on which the shop neither packs nor delivers, by day; words: why, or empty. */
    closedDays: z.array(z.object({ on: z.string(), words: z.string() })),
    /** Goods that nobody has rated yet show five stars and '(120)'; else they show none. */
    fixedStars: z.boolean(),
    /** To be sent along with a change. */
    version: z.number().int(),
  })
  .meta({ id: 'ShopSettings' })

export type ShopSettings = z.output<typeof shopSettings>
