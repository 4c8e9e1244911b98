import { expect, test } from 'vitest'

import { demoMarket } from '../../db/demo-market/market.ts'
import { contentsByMotif, contentsOf } from './contents.ts'

const ofPacks = new Set<string>(
  demoMarket.flatMap(({ picture }) => (picture.form === 'loose' ? [] : [picture.motif])),
)

test('every motif whose contents are told belongs to a pack', () => {
  expect(Object.keys(contentsByMotif).filter((motif) => !ofPacks.has(motif))).toEqual([])
})

test('beside milk stands a bowl of milk, not the cow', () => {
  expect(contentsOf('own:cow').kind).toBe('liquid')
  expect(contentsOf('own:buffalo').kind).toBe('liquid')
})

test('nuts of which nothing is told are strewn about', () => {
  expect(contentsOf('own:almond')).toEqual({ kind: 'strewn' })
})
