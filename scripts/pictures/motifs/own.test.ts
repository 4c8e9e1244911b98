import { expect, test } from 'vitest'

import { demoMarket } from '../../../db/demo-market/market.ts'
import { resolvePaints } from '../paints.ts'
import { cutFruits } from './cut-fruits.ts'
import { cutVegetables } from './cut-vegetables.ts'
import { ownMotifs } from './own.ts'
import { piles } from './piles.ts'

const named = new Set<string>(demoMarket.map((product) => product.picture.motif))

test('every own motif that a product names is drawn', () => {
  const missing = [...named].filter((id) => id.startsWith('own:') && !ownMotifs[id.slice('own:'.length)])
  expect(missing).toEqual([])
})

test('every own motif belongs to a product', () => {
  expect(Object.keys(ownMotifs).filter((name) => !named.has(`own:${name}`))).toEqual([])
})

test('every fruit and vegetable is drawn cut, and nothing else is', () => {
  const slugs = (category: string) =>
    demoMarket.filter((product) => product.category === category).map(({ slug }) => slug)
  expect(Object.keys(cutVegetables).toSorted()).toEqual(slugs('vegetables').toSorted())
  expect(Object.keys(cutFruits).toSorted()).toEqual(slugs('fruits').toSorted())
})

test.each(Object.entries({ ...ownMotifs, ...cutVegetables, ...cutFruits, ...piles }))(
  '%s uses known paints and real numbers',
  (_name, drawing) => {
    const { body } = resolvePaints(drawing)
    expect(body).not.toMatch(/[{}]|NaN|undefined|Infinity/)
  },
)
