import { expect, test } from 'vitest'

import { demoMarket } from '../../db/demo-market/market.ts'
import { contentsByMotif, contentsOf } from './contents.ts'
import { piles } from './motifs/piles.ts'

const ofPacks = new Set<string>(
  demoMarket.flatMap(({ picture }) => (picture.form === 'loose' ? [] : [picture.motif])),
)

test('every motif whose contents are told belongs to a pack', () => {
  expect(Object.keys(contentsByMotif).filter((motif) => !ofPacks.has(motif))).toEqual([])
})

test('beside milk stands a bowl of milk, not the cow', () => {
  expect(kindOf('a2-cow-milk')).toBe('liquid')
  expect(kindOf('buffalo-milk')).toBe('liquid')
})

test('nuts of which nothing is told are strewn about', () => {
  expect(kindOf('almond')).toBe('strewn')
})

test('beside flour stands a bowl of flour, not the ear that its label shows', () => {
  expect(kindOf('wheat-atta')).toBe('heaped')
  const piled = Object.keys(piles)
  expect(demoMarket.filter(({ slug }) => piled.includes(slug))).toHaveLength(piled.length)
})

function kindOf(slug: string) {
  const product = demoMarket.find((one) => one.slug === slug)
  return product && contentsOf(product).kind
}
