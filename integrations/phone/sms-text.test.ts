import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { isFreeText, phoneKinds } from '#domain/phone-messages/rules.ts'
import type { PhoneKind, PhoneMessage } from '#domain/phone-messages/rules.ts'
import { languages } from '#words/languages.ts'

import { longestShopName, longestValue, registered, smsText } from './sms-text.ts'

const registeredKinds = phoneKinds.filter((kind) => !isFreeText(kind))

/** As long as an address gets: https://, www, a name of 15 letters and .example. */
const publicUrl = 'https://www.village-haat.example'
const longestToken = 22

const orderNumber = 1_234_567
const totalPaise = 99_99_999_99
const longest: { [Kind in PhoneKind]: (PhoneMessage & { kind: Kind })['facts'][] } = {
  code: [{ code: '123456' }],
  order_placed: [{ orderNumber, totalPaise }],
  order_paid: [{ orderNumber, totalPaise }],
  order_changed: [{ orderNumber, totalPaise }],
  order_packed: [{ orderNumber }],
  order_sent: [0, totalPaise].map((duePaise) => ({ orderNumber, duePaise })),
  order_delivered: [{ orderNumber }],
  order_corrected: [{ orderNumber }],
  order_cancelled: [{ orderNumber }],
  order_status: (['out_for_delivery', 'refunded'] as const).map((status) => ({ orderNumber, status })),
  list_read: [{ listToken: 't'.repeat(longestToken), found: 12, missing: ['Pizza'] }],
  money_back: [{ orderNumber, amountPaise: totalPaise }],
  return_answered: (['money', 'replacement', 'refused'] as const).map((outcome) => ({
    orderNumber,
    outcome,
  })),
  khata_statement: [{ owedPaise: totalPaise, payToken: 't'.repeat(longestToken) }],
  batch_recalled: ['M'.repeat(60), 'घानी का सरसों तेल, लकड़ी की घानी से, एक लीटर'].map((productName) => ({
    orderNumber,
    productName,
  })),
  subscription_dearer: ['M'.repeat(60), 'घानी का सरसों तेल, लकड़ी की घानी से, एक लीटर'].map((productName) => ({
    productId: '0'.repeat(longestToken),
    productName,
    pricePaise: 99_999_00,
  })),
  subscription_left_out: ['M'.repeat(60), 'घानी का सरसों तेल, लकड़ी की घानी से, एक लीटर'].map((productName) => ({
    productId: '0'.repeat(longestToken),
    productName,
    day: '2026-12-24',
  })),
  subscription_to_pay: [{ orderNumber, totalPaise }],
  back_in_stock: [
    'Cold-Pressed Groundnut Oil of Malwa',
    'M'.repeat(60),
    'घानी का सरसों तेल, लकड़ी की घानी से, एक लीटर',
  ].map((productName) => ({ productId: '0'.repeat(longestToken), productName })),
}

test.each(languages.flatMap((language) => registeredKinds.map((kind) => [kind, language] as const)))(
  '%s in %s has the name of the shop, at most two parts, and its link at the end',
  (kind, language) => {
    for (const facts of longest[kind]) {
      // Each kind with its own facts, which the compiler cannot follow through a union.
      const message = { kind, facts } as PhoneMessage
      const shopName = 'Organic Village Haat of Malwa'
      const text = smsText({ shopName, language, message, token: 't'.repeat(longestToken) }, publicUrl)
      expect(text).toContain('Organic Village Haat')
      expect(text).not.toMatch(/[{}]/)
      expect(text.split('\n')).toHaveLength(kind === 'code' ? 2 : 1)
      expect(/\/t{22}$/.test(text)).toBe(kind !== 'code')
      // A part of several has 153 letters of GSM 7-bit, and 67 of any other alphabet.
      const isGsm = /^[\w\n @!"#%&'()*+,\-./:;<=>?]*$/.test(text) && !text.includes('_')
      expect(isGsm, text).toBe(language === 'en')
      expect(text.length, text).toBeLessThanOrEqual(2 * (isGsm ? 153 : 67))
    }
  },
)

test('no value is longer than India’s registers take, and one that is cut ends with a word', () => {
  const product = (productName: string) => {
    const message = { kind: 'back_in_stock', facts: { productId: 'id', productName } } as const
    return smsText({ shopName: 'Haat', language: 'en', message, token: 'id' }, publicUrl)
  }
  const name = 'Cold-Pressed Groundnut Oil of Malwa'
  expect(product(name)).toBe(
    `Haat: Cold-Pressed Groundnut Oil of is back in stock. See it: ${publicUrl}/product/id`,
  )
  expect(/: (M+) is/.exec(product('M'.repeat(60)))?.[1]).toHaveLength(longestValue)
  expect(longestShopName).toBeLessThanOrEqual(longestValue)
})

test('a rupee is written so that an English message stays short', () => {
  const message = { kind: 'order_placed', facts: { orderNumber: 1042, totalPaise: 49_900 } } as const
  const of = { shopName: 'Haat', message, token: 'abc' }
  const in_ = (language: string) => smsText({ ...of, language }, 'https://haat.example')
  expect(in_('en')).toBe(
    'Haat: thank you, we have your order #1042 of Rs 499. See it: https://haat.example/o/abc',
  )
  expect(in_('hi')).toBe('Haat: ऑर्डर #1042 मिल गया, कुल ₹499। देखें: https://haat.example/o/abc')
})

test('the texts to register in India are those that are sent', async () => {
  const file = path.join(projectFolder(), 'docs', 'SMS.md')
  const rows = registeredKinds.flatMap((kind) =>
    languages.map((language) => {
      const text = registered(kind, { language, shopName: 'Haat', publicUrl: 'https://haat.example' })
      return `| \`${kind}\` | ${language} | ${text.replaceAll(/\{\w+\}/g, '{#var#}').replaceAll('\n', ' ⏎ ')} |`
    }),
  )
  expect((await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})
