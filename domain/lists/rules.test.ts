import { expect, test } from 'vitest'

import type { NetUnit } from '#domain/catalog/rules.ts'

import { choosePack, isMore, packsLabel } from './rules.ts'
import type { Quantity } from './rules.ts'

function pack(
  netQuantity: number,
  sellingPricePaise: number,
  stock: number | null = null,
  netUnit: NetUnit = 'g',
) {
  return { id: `${netQuantity}`, netQuantity, netUnit, sellingPricePaise, stock }
}

/** As '3 × 500 g = 1.5 kg', with a question mark where it has to be looked at. */
function chosen(packs: Parameters<typeof choosePack>[0], quantity: Quantity | null): string {
  const choice = choosePack(packs, quantity)
  return choice ? `${packsLabel(choice.pack, choice.count)}${choice.isSure ? '' : '?'}` : 'none'
}

const half = pack(500, 3000)
const grams = (amount: number): Quantity => ({ amount, unit: 'g' })

test('packs are rounded up to what was asked for, and shown so', () => {
  expect(chosen([half], grams(1200))).toBe('3 × 500 g = 1.5 kg')
  expect(isMore(half, 3, grams(1200))).toBe(true)
  expect(chosen([half], grams(1000))).toBe('2 × 500 g = 1 kg')
  expect(isMore(half, 2, grams(1000))).toBe(false)
  expect(chosen([half], null)).toBe('500 g')
  expect(chosen([], null)).toBe('none')
})

test('of several packs that is chosen which costs least', () => {
  const packs = [pack(1000, 7000), pack(5000, 34000), pack(10_000, 65000)]
  expect(chosen(packs, grams(10_000))).toBe('10 kg')
  expect(chosen(packs, grams(5000))).toBe('5 kg')
  expect(chosen(packs, grams(2000))).toBe('2 × 1 kg = 2 kg')
  expect(chosen([pack(100, 8000), pack(500, 29500)], grams(400))).toBe('500 g')
  expect(chosen(packs, null)).toBe('1 kg')
  // A pack that is named with the amount is that pack.
  expect(chosen(packs, { ...grams(10_000), each: { netQuantity: 5000, netUnit: 'g' } })).toBe(
    '2 × 5 kg = 10 kg',
  )
})

test('what is short or sold out is never sure', () => {
  expect(chosen([pack(500, 3000, 2)], grams(2000))).toBe('2 × 500 g = 1 kg?')
  expect(chosen([pack(500, 3000, 2), pack(1000, 7000, 9)], grams(2000))).toBe('2 × 1 kg = 2 kg')
  expect(chosen([pack(500, 3000, 0)], grams(500))).toBe('500 g?')
  expect(chosen([half], grams(999_999_000))).toBe('99 × 500 g = 49.5 kg?')
  expect(chosen([half], grams(0))).toBe('500 g?')
})

test('packets are packs; a kilogram of what is sold by the litre has to be looked at', () => {
  expect(chosen([half], { amount: 2, unit: 'pack' })).toBe('2 × 500 g = 1 kg')
  expect(chosen([half], { amount: 2, unit: 'count' })).toBe('2 × 500 g = 1 kg')
  expect(chosen([half], { amount: 1000, unit: 'ml' })).toBe('500 g?')
  expect(chosen([half], { amount: 3, unit: 'piece' })).toBe('3 × 500 g = 1.5 kg?')
})

test('of what is sold by pieces a number alone means pieces, where it is not in doubt', () => {
  const eggs = [pack(6, 6000, null, 'piece')]
  const count = (amount: number): Quantity => ({ amount, unit: 'count' })
  expect(chosen(eggs, count(12))).toBe('2 × 6 pieces = 12 pieces')
  expect(chosen(eggs, { amount: 10, unit: 'piece' })).toBe('2 × 6 pieces = 12 pieces')
  expect(chosen(eggs, count(1))).toBe('6 pieces')
  expect(chosen(eggs, count(2))).toBe('6 pieces?')
  expect(chosen([pack(1, 4000, null, 'piece')], count(3))).toBe('3 pieces')
  expect(chosen([pack(60, 40000, null, 'piece')], count(2))).toBe('2 × 60 pieces = 120 pieces')
})
