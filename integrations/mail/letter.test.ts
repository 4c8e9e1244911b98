import { expect, test } from 'vitest'

import { homePath, orderPath, resetPasswordPath } from '#app/paths.ts'
import type { MailFacts, MailKind, MailMessage, MailedLink } from '#domain/mails/rules.ts'

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
  order_corrected: { orderId, isOnItsWay: true },
  order_cancelled: { orderId, note: hostile, hasPaid: true },
  money_back: { orderId, amountPaise: 12_50, way: 'online', why: 'by_hand', note: hostile },
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
  back_in_stock: { productId: 'tomato', productName: hostile },
  new_password: { expiresAt: at },
  sign_in_link: { expiresAt: at },
  new_email: { expiresAt: at },
  password_changed: { at },
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

test.each(kinds)(
  '%s: names are escaped, nothing is loaded, and text and HTML have the same links',
  (kind) => {
    const { subject, text, html } = letter(kind)

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
  const sent = letter('new_password', { is: 'open', address })
  expect(sent.text).toContain(address)
  expect(sent.html).toContain(address)

  const shown = letter('new_password', { is: 'hidden' })
  expect(JSON.stringify(shown)).not.toContain('token-of-the-link')
  expect(shown.text).toContain('The link is only in the mail')

  const late = letter('new_password', { is: 'over' })
  expect(JSON.stringify(late)).not.toContain('token-of-the-link')
  expect(late.text).toContain('it has run out')
  expect(late.text).toContain(publicUrl + resetPasswordPath)
})

function letter(
  kind: MailKind,
  link: MailedLink = { is: 'open', address: `${publicUrl}/reset-password?new#t` },
) {
  const message = { kind, facts: facts[kind] } as MailMessage
  return letterOf({ name: hostile, message, link }, { publicUrl, shopName: 'Haat' })
}
