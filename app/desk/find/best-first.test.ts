import { expect, test } from 'vitest'

import type { User } from '#contract/customers.ts'
import type { Order } from '#contract/orders.ts'

import { bestFirst } from './best-first.ts'

const people = [{ _id: 'asha' }] as User[]
const orders = [
  { _id: 'late', orderNumber: 10_021 },
  { _id: 'meant', orderNumber: 1002 },
] as Order[]
const firstOf = (query: string) => {
  const [first] = bestFirst(query, { people, orders })
  return first?.is === 'person' ? first.person._id : first?.order._id
}

test.each(['1002', '#1002', ' #1002 '])('of the short number %s its order comes first', (query) => {
  expect(firstOf(query)).toBe('meant')
})

test.each(['98220 11223', '+919822011223', 'asha'])('of %s the person comes first', (query) => {
  expect(firstOf(query)).toBe('asha')
})
