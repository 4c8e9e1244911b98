import { z } from 'zod'

import { readMobile, readPinCode } from '#domain/addresses/rules.ts'
import { readContact } from '#domain/addresses/wishes/rules.ts'

import { answerWith, done, responses } from './envelope.ts'
import { problem } from './problems.ts'

const wrongPinCode = problem('bad_pin_code')
const pinCode = z
  .string(wrongPinCode)
  .max(40, wrongPinCode)
  .refine((typed) => readPinCode(typed) !== null, wrongPinCode)
  .transform((typed) => readPinCode(typed) ?? '')

const wrongContact = problem('bad_contact')
/** An e-mail address, or an Indian mobile number in whatever way it is written. */
const contact = z
  .string(wrongContact)
  .max(200, wrongContact)
  .refine((typed) => readMobile(typed) !== null || z.email().safeParse(typed.trim()).success, wrongContact)
  .transform(readContact)

export const addDeliveryWish = {
  method: 'POST',
  url: '/api/delivery-wishes',
  schema: {
    operationId: 'addDeliveryWish',
    summary: 'Ask to be told when the shop delivers to a PIN code, for anybody; once each',
    tags: ['addresses'],
    body: z.object({ pinCode, contact }),
    response: responses(done),
  },
} as const

const wishes = z
  .object({
    pinCode: z.string(),
    /** How many people want to be told. */
    count: z.number().int(),
    /** Their mobile numbers, the oldest wish first: e-mails are told by themselves. */
    mobiles: z.array(z.string()),
    /** By now the shop delivers there. */
    delivered: z.boolean(),
  })
  .meta({ id: 'DeliveryWishes' })

export type DeliveryWishes = z.output<typeof wishes>

export const deliveryWishes = {
  method: 'GET',
  url: '/api/delivery-wishes',
  schema: {
    operationId: 'deliveryWishes',
    summary: 'Count who wants to be told, by PIN code, the most wanted first (admins); 200 PIN codes at most',
    tags: ['addresses'],
    response: responses(answerWith(z.array(wishes))),
  },
} as const

export const deleteDeliveryWishes = {
  method: 'POST',
  url: '/api/delivery-wishes/delete',
  schema: {
    operationId: 'deleteDeliveryWishes',
    summary: 'Delete the wishes for a PIN code, or that of one contact (admins)',
    tags: ['addresses'],
    body: z.object({
      pinCode,
      /** Left out: those of all. */
      contact: contact.optional(),
    }),
    response: responses(done),
  },
} as const
