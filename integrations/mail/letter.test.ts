import { expect, test } from 'vitest'

import { homePath, orderPath, resetPasswordPath } from '#app/paths.ts'
import type { MailFacts, MailKind, MailMessage, MailedLink } from '#domain/mails/rules.ts'
import { shopKinds } from '#domain/mails/rules.ts'
import { languages } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'

import { letterOf } from './letter.ts'

const orderId = 'a1b2c3d4e5f6g7h8i9j0'
const publicUrl = 'https://haat.example'
const hostile = '<img src=x onerror="alert(1)">&\'\n<b>'
const at = '2026-11-22T10:00:00.000Z'

const facts: MailFacts = {
  order_placed: {
    orderId,
    placedAt: at,
    lines: [{ name: hostile, quantity: 2, pricePaise: 640_00 }],
    shippingPaise: 40_00,
    totalPaise: 680_00,
    duePaise: 680_00,
    place: { is: 'brought', town: hostile, pinCode: '411002' },
  },
  order_changed: {
    orderId,
    changed: [hostile],
    note: hostile,
    beforePaise: 680_00,
    totalPaise: 640_00,
    duePaise: 10_00,
    backOnlinePaise: 20_00,
    backByHandPaise: 30_00,
  },
  order_sent: { orderId, duePaise: 680_00 },
  order_delivered: { orderId, isFetched: false, returnableUntil: at },
  order_put_off: {
    orderId,
    was: { day: '2026-12-04', from: '2026-12-04T04:30:00Z', to: '2026-12-04T06:30:00Z' },
    slot: { day: '2026-12-05', from: '2026-12-05T04:30:00Z', to: '2026-12-05T06:30:00Z' },
    words: '',
  },
  order_corrected: { orderId, isOnItsWay: true },
  order_cancelled: { orderId, note: hostile, hasPaid: true },
  money_back: { orderId, amountPaise: 12_50, way: 'online', why: 'by_hand', note: hostile },
  account_money_back: { amountPaise: 12_50, of: 'wallet' },
  wallet_lies: { balancePaise: 300_00 },
  khata_statement: {
    owedPaise: 300_00,
    since: [
      { what: 'order', orderNumber: 1042, amountPaise: 350_00 },
      { what: 'off', orderNumber: 1042, amountPaise: -20_00 },
      { what: 'paid', orderNumber: null, amountPaise: -30_00 },
    ],
    payToken: 'token',
  },
  return_answered: {
    orderId,
    outcome: 'money',
    goods: [{ name: hostile, quantity: 1 }],
    answer: hostile,
    amountPaise: 12_50,
    replacementOrderId: null,
  },
  welcome: {},
  delivered_there: { pinCode: '781001' },
  batch_recalled: {
    productName: hostile,
    code: 'AB2DEF3H',
    reason: hostile,
    orders: [{ orderId: 'o', orderNumber: 1042 }],
  },
  subscription_dearer: { productName: hostile, agreedPaise: 60_00, pricePaise: 67_00 },
  subscription_left_out: { day: '2026-12-04', why: 'sold_out', productNames: [hostile, hostile] },
  subscription_to_pay: {
    orderId: 'o',
    orderNumber: 1042,
    day: '2026-12-04',
    totalPaise: 64_00,
    leftPaise: 12_50,
  },
  back_in_stock: { productId: 'tomato', productName: hostile },
  new_password: { expiresAt: at },
  sign_in_link: { expiresAt: at },
  new_email: { expiresAt: at },
  password_changed: { at },
  account_safety: { what: 'second_factor_set', at },
  email_changed: { at, newEmail: 'asha@example.com' },
  account_deleted: { at },
  grievance_received: { number: 12, answerBy: at },
  grievance_came: { number: 12, answerBy: at },
  grievance_answered: { number: 12, words: hostile, answer: hostile },
  review_refused: { productId: 'tomato', productName: hostile, why: hostile },
  shop_told: {
    notices: [{ kind: 'return_asked', facts: { orderNumber: 1042 }, orderId }],
    total: 40,
  },
  low_stock: { products: [{ name: hostile, stock: 0 }], total: 40 },
}
const kinds = Object.keys(facts) as MailKind[]
const customerKinds = kinds.filter((kind) => !shopKinds.some((one) => one === kind))
const each = languages.flatMap((language) => kinds.map((kind) => [kind, language] as const))

test.each(each)(
  '%s in %s: names are escaped, nothing is loaded, and text and HTML have the same links',
  (kind, language) => {
    const { subject, text, html } = letter(kind, { language })

    for (const part of [subject, text, html]) expect(part).not.toContain('undefined')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<(img|script|link|iframe|b)\b|onerror="|@import|url\(|<[^>]*\bsrc=/)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/haat\.example\//)
      expect(text).toContain(link)
    }
  },
)

test('every mail is light and dark, and as wide as a phone', () => {
  const { html } = letter('welcome')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toContain('width=device-width')
})

test('buttons lead to pages that the shop has', () => {
  const pathOf = (kind: MailKind) => /href="https:\/\/haat\.example([^"]*)"/.exec(letter(kind).html)?.[1]
  expect(pathOf('order_sent')).toBe(orderPath(orderId))
  expect(pathOf('welcome')).toBe(homePath)
  expect(pathOf('password_changed')).toBe(resetPasswordPath)
})

test('the link of a new password stands in its mail, not in what others read, and is over after its time', () => {
  const address = `${publicUrl}${resetPasswordPath}?new#token-of-the-link`
  const path = `${resetPasswordPath}?new#token-of-the-link`
  const sent = letter('new_password', { link: { is: 'open', path } })
  expect(sent.text).toContain(address)
  expect(sent.html).toContain(address)

  const shown = letter('new_password', { link: { is: 'hidden' } })
  expect(JSON.stringify(shown)).not.toContain('token-of-the-link')
  expect(shown.text).toContain('The link is only in the mail')

  const late = letter('new_password', { link: { is: 'over' } })
  expect(JSON.stringify(late)).not.toContain('token-of-the-link')
  expect(late.text).toContain('it has run out')
  expect(late.text).toContain(publicUrl + resetPasswordPath)
})

test.each(customerKinds)('%s is Hindi in Hindi, and leads to Hindi pages', (kind) => {
  for (const is of ['open', 'over'] as const) {
    const link: MailedLink = is === 'open' ? { is, path: '/reset-password?new#t' } : { is }
    const { subject, text, html } = letter(kind, { language: 'hi', link, name: 'Asha' })
    expect(html).toContain('<html lang="hi">')
    expect(text).toMatch(/^नमस्ते Asha जी,/)
    const own = [subject, text].join(' ').replaceAll(/https:\S+|\S+@\S+/g, '')
    expect(own.replaceAll(/Asha|Haat|UPI|G-12|AB2DEF3H|img|src|onerror|alert|<b>/g, '')).not.toMatch(
      /[A-Za-z]{2}/,
    )
    for (const [, path] of html.matchAll(/href="https:\/\/haat\.example([^"]*)"/g))
      expect(path).toMatch(/^\/hi($|\/[a-z])/)
  }
})

test.each(shopKinds)('%s goes to the shop, and is English in any language', (kind) => {
  const said = (language: Language) => letter(kind, { language }).subject
  expect(said('hi')).toBe(said('en'))
})

test.each(['ta', '', 'constructor', 'hi, en'])(
  'a mail in %j, which the shop does not speak, is English',
  (language) => {
    for (const kind of kinds) expect(letter(kind, { language })).toEqual(letter(kind))
  },
)

test('an order is told in English to the letter, and in Hindi with the same figures', () => {
  const options = { publicUrl, shopName: 'Haat' }
  const letterIn = (language: Language, more: Partial<MailFacts['order_placed']> = {}) => {
    const message: MailMessage = {
      kind: 'order_placed',
      facts: {
        ...facts.order_placed,
        orderNumber: 1042,
        lines: [{ name: 'Til Oil 1 l', quantity: 2, pricePaise: 640_00 }],
        place: { is: 'brought', town: 'Pune', pinCode: '411002', promisedOn: '2026-11-25' },
        ...more,
      },
    }
    return letterOf({ name: 'Asha', language, message, link: { is: 'hidden' } }, options)
  }
  expect(letterIn('en')).toMatchObject({
    subject: 'Thank you for your order #1042',
    text: `Namaste Asha,

Thank you for your order

We have your order of 22 November 2026 at 3:30 pm, and we pack it soon.

2 × Til Oil 1 l: ₹640.00
Delivery: ₹40.00
Total: ₹680.00

Please have ₹680.00 in cash ready when you get it.

We bring it to Pune 411002 on Wed 25 Nov, and write to you when it leaves.

See your order:
https://haat.example/order/a1b2c3d4e5f6g7h8i9j0

--
Haat wrote this to you because of your account or your order. You need not answer it.
`,
  })
  expect(letterIn('hi')).toMatchObject({
    subject: 'आपका ऑर्डर #1042 मिल गया, धन्यवाद',
    text: `नमस्ते Asha जी,

ऑर्डर के लिए धन्यवाद

आपने 22 नवंबर 2026 को दोपहर 3:30 बजे ऑर्डर किया। हम इसे जल्दी पैक करेंगे।

2 × Til Oil 1 l: ₹640.00
डिलीवरी: ₹40.00
कुल: ₹680.00

सामान मिलने पर ₹680.00 नकद देने होंगे। पैसे तैयार रखें।

हम इसे बुधवार 25 नवंबर को Pune 411002 पहुँचाएँगे। सामान निकलने पर आपको ईमेल भेजेंगे।

ऑर्डर देखें:
https://haat.example/hi/order/a1b2c3d4e5f6g7h8i9j0

--
Haat ने यह ईमेल आपके खाते या ऑर्डर के लिए भेजा है। जवाब देने की ज़रूरत नहीं है।
`,
  })
  const more = { discountPaise: 64_00, depositPaise: 40_00, totalPaise: 656_00 }
  expect(letterIn('en', more).text).toContain(`Discount: -₹64.00
Delivery: ₹40.00
Deposit on bottles: ₹40.00
Total: ₹656.00`)
  expect(letterIn('hi', more).text).toContain(`छूट: -₹64.00
डिलीवरी: ₹40.00
बोतलों का डिपॉज़िट: ₹40.00
कुल: ₹656.00`)
})

function letter(
  kind: MailKind,
  {
    link = { is: 'open', path: '/reset-password?new#t' },
    language = 'en',
    name = hostile,
  }: { link?: MailedLink; language?: string; name?: string } = {},
) {
  const message = { kind, facts: facts[kind] } as MailMessage
  return letterOf({ name, language, message, link }, { publicUrl, shopName: 'Haat' })
}
