import { z } from 'zod'

import { readGstin, wrongGstin } from '#domain/addresses/gstin/rules.ts'
import {
  addressLengths,
  canLieIn,
  possibleStates,
  readLastPinCode,
  readMobile,
  readPinCode,
  stateCodes,
  stateName,
} from '#domain/addresses/rules.ts'

import {
  deliveryArea,
  deliveryAreaList,
  deliveryCost,
  freeFromInput,
  leastInput,
  promisedDay,
  shippingInput,
} from './delivery-area.ts'
import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { nameText, personName } from './names.ts'
import { orderDetail } from './order-desk.ts'
import { deliveryAddress } from './orders.ts'
import { problem, problemAt, problemOrMissing } from './problems.ts'
import { id } from './products.ts'

/** An address as one keeps it. */
const address = deliveryAddress
  .extend({
    _id: z.string(),
    /** Whether the shop delivers there now. */
    delivered: z.boolean(),
    /** What it costs to have goods brought there now. */
    delivery: deliveryCost,
  })
  .meta({ id: 'Address' })

/** Blanks count as not given; null: not given. */
function optionalText(longest: number) {
  return nameText
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => text || null)
}

/** The same where something stands already: null or blanks take it away, and what is left out stays. */
function changedText(longest: number) {
  return nameText
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))
}

/** What somebody types in many ways, as it is kept. */
function asKept(read: (typed: string) => string | null, wrong: ReturnType<typeof problemOrMissing>) {
  return z
    .string(wrong)
    .trim()
    .min(1)
    .max(40, wrong)
    .refine((typed) => typed === '' || read(typed) !== null, wrong)
    .transform((typed) => read(typed) ?? '')
}

export const pinCode = asKept(readPinCode, problemOrMissing('bad_pin_code')).meta({
  pattern: String.raw`^[1-9]\d{2} ?\d{3}$`,
  examples: ['411001'],
})

/** With or without +91; blanks, dots and hyphens are taken, too. */
export const mobileInput = asKept(readMobile, problemOrMissing('bad_mobile')).meta({
  pattern: String.raw`^(\+?91|0)?[6-9]\d{9}$`,
  examples: ['9876543210'],
})

/** In capitals or not, with blanks or without. */
export const gstinInput = z
  .string()
  .max(40, problem('bad_gstin'))
  .nullish()
  .transform((typed) => readGstin(typed ?? '') || null)
  .superRefine((read, refusals) => {
    const wrong = read === null ? null : wrongGstin(read)
    if (wrong) refusals.addIssue({ code: 'custom', message: wrong })
  })

export const addressInput = z
  .object({
    name: personName.max(addressLengths.name),
    mobile: mobileInput,
    line1: nameText.trim().min(1).max(addressLengths.line1),
    line2: optionalText(addressLengths.line2),
    landmark: optionalText(addressLengths.landmark),
    /** How to find the door. */
    directions: optionalText(addressLengths.directions),
    town: nameText.trim().min(1).max(addressLengths.town),
    pinCode,
    /** The state's code in GST: 27 for Maharashtra. */
    stateCode: z.enum(stateCodes, problemOrMissing('bad_state')),
    /** Of a business that wants it on its invoices. */
    gstin: gstinInput,
  })
  .superRefine(({ pinCode, stateCode }, refusals) => {
    if (canLieIn(pinCode, stateCode)) return
    const names = possibleStates(pinCode).map(stateName)
    refusals.addIssue(problemAt('stateCode', 'state_of_pin_code', { pinCode, names }))
  })

const params = z.object({ id })

export const myAddresses = {
  method: 'GET',
  url: '/api/addresses',
  schema: {
    operationId: 'myAddresses',
    summary: 'List one’s own addresses, newest first',
    tags: ['addresses'],
    response: responses(answerWith(z.array(address))),
  },
} as const

export const addAddress = {
  method: 'POST',
  url: '/api/addresses',
  schema: {
    operationId: 'addAddress',
    summary: 'Add an address to one’s own, of which there are at most 10',
    tags: ['addresses'],
    headers: repeatable,
    body: addressInput,
    response: responses(answerWith(z.object({ _id: z.string() }))),
  },
} as const

export const changeAddress = {
  method: 'POST',
  url: '/api/addresses/:id',
  schema: {
    operationId: 'changeAddress',
    summary: 'Change one of one’s own addresses; orders keep what they were given',
    tags: ['addresses'],
    params,
    body: addressInput,
    response: responses(done),
  },
} as const

export const deleteAddress = {
  method: 'POST',
  url: '/api/addresses/:id/delete',
  schema: {
    operationId: 'deleteAddress',
    summary: 'Delete one of one’s own addresses; orders keep what they were given',
    tags: ['addresses'],
    params,
    body: z.object({}).optional(),
    response: responses(done),
  },
} as const

export const setOrderAddress = {
  method: 'POST',
  url: '/api/orders/:id/address',
  schema: {
    operationId: 'setOrderAddress',
    summary: 'Say where an order that needs an address is brought, or that it is fetched (owner or admin)',
    tags: ['orders'],
    params,
    /** One of the three. */
    body: z.object({
      /** An address of the person who ordered. */
      addressId: id.optional(),
      address: addressInput.optional(),
      /** It is fetched at the market. */
      collect: z.boolean().optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const deliveryAreas = {
  method: 'GET',
  url: '/api/delivery-areas',
  schema: {
    operationId: 'deliveryAreas',
    summary: 'List where the shop delivers (admins); nothing: everywhere',
    tags: ['addresses'],
    response: responses(answerWithFields(deliveryAreaList)),
  },
} as const

export const replaceDeliveryAreas = {
  method: 'POST',
  url: '/api/delivery-areas',
  schema: {
    operationId: 'replaceDeliveryAreas',
    summary: 'Put a list of areas in the place of the one before (admins); an empty one means everywhere',
    tags: ['addresses'],
    body: z.object({
      /** Of the list that was changed: 409 areas_changed comes with the one that stands by now. */
      version: z.string().max(100).optional(),
      areas: z
        .array(
          z.object({
            from: pinCode,
            /** Left out for a single PIN code. */
            to: asKept(readLastPinCode, problemOrMissing('bad_pin_code')).optional(),
            /** What is left out of an area that stands there already stays; null takes it away. */
            days: z.number().int().min(0).max(60).nullish(),
            /** 1 for Monday to 7 for Sunday, each once; none at all counts as null. */
            weekdays: z
              .array(z.number().int().min(1).max(7))
              .max(7)
              .nullish()
              .transform(
                (days) =>
                  days && (days.length > 0 ? [...new Set(days)].toSorted((one, other) => one - other) : null),
              ),
            orderUntil: z.number().int().min(1).max(24).nullish(),
            note: changedText(200),
            cash: z.boolean().optional(),
            shipping: shippingInput.nullish(),
            freeFrom: freeFromInput.nullish(),
            least: leastInput.nullish(),
          }),
        )
        .max(2000),
    }),
    response: responses(answerWithFields(deliveryAreaList)),
  },
} as const

export const deliveryTo = {
  method: 'GET',
  url: '/api/delivery',
  schema: {
    operationId: 'deliveryTo',
    summary: 'Whether the shop delivers to a PIN code, and on which day, for anybody',
    tags: ['addresses'],
    querystring: z.object({ pinCode: firstOf(pinCode) }),
    response: responses(
      answerWith(
        deliveryArea.pick({ days: true, note: true, cash: true }).extend({
          delivered: z.boolean(),
          delivery: deliveryCost,
          /** null: no day is known, and the shop calls. */
          promised: promisedDay.nullable(),
        }),
      ),
    ),
  },
} as const

export type Address = z.output<typeof address>
export type AddressInput = z.input<typeof addressInput>
export type SentArea = z.output<(typeof replaceDeliveryAreas)['schema']['body']>['areas'][number]
