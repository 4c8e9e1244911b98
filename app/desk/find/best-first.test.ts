import { expect, test } from 'vitest'

import type { User } from '#contract/customers.ts'
import type { DeskOffer } from '#contract/offers.ts'
import type { Order } from '#contract/orders.ts'

import { bestFirst, mobileIn, offersNamed } from './best-first.ts'

const people = [{ _id: 'asha' }] as User[]
const orders = [
  { _id: 'late', orderNumber: 10_021 },
  { _id: 'meant', orderNumber: 1002 },
] as Order[]
const firstOf = (query: string) => {
  const [first] = bestFirst(query, { people, orders })
  if (first?.is === 'person') return first.person._id
  return first?.is === 'order' ? first.order._id : undefined
}

test.each(['1002', '#1002', ' #1002 '])('of the short number %s its order comes first', (query) => {
  expect(firstOf(query)).toBe('meant')
})

test.each(['98220 11223', '+919822011223', 'asha'])('of %s the person comes first', (query) => {
  expect(firstOf(query)).toBe('asha')
})

test.each([
  ['98220 11223', '9822011223'],
  ['+91 98220-11223', '9822011223'],
  ['098220 11223', '9822011223'],
  ['982201122', null],
  ['0522 401 0000', null],
  ['Lata 98220 11223', null],
])('%s is the mobile number %s', (query, mobile) => {
  expect(mobileIn(query)).toBe(mobile)
})

const offer = (its: Partial<DeskOffer>) => ({ name: '', code: '', endedAt: null, ...its }) as DeskOffer
const offers = [
  offer({ _id: 'ended', name: 'Diwali', code: 'DIWALI50', endedAt: '2026-11-01T00:00:00Z' }),
  offer({ _id: 'longer', code: 'DIWALI500' }),
  offer({ _id: 'meant', code: 'DIWALI50' }),
  offer({ _id: 'named', name: 'Oil week' }),
]

test.each<[string, string[]]>([
  ['diwali-50', ['meant', 'ended', 'longer']],
  ['oil WEEK', ['named']],
  ['diwali', ['longer', 'meant', 'ended']],
  ['50', []],
  ['saffron', []],
])('%s finds the offers %j by code or name, one that can be had first', (query, ids) => {
  expect(offersNamed(query, offers).map((one) => one.is === 'offer' && one.offer._id)).toEqual(ids)
})
