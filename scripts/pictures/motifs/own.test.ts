import { expect, test } from 'vitest'

import { demoMarket } from '../../../db/demo-market/market.ts'
import { resolvePaints } from '../paints.ts'
import { ownMotifs } from './own.ts'

const named = new Set<string>(demoMarket.map((product) => product.picture.motif))

test('every own motif that a product names is drawn', () => {
  const missing = [...named].filter((id) => id.startsWith('own:') && !ownMotifs[id.slice('own:'.length)])
  expect(missing).toEqual([])
})

test('every own motif belongs to a product', () => {
  expect(Object.keys(ownMotifs).filter((name) => !named.has(`own:${name}`))).toEqual([])
})

test.each(Object.keys(ownMotifs))('%s uses known paints and real numbers', (name) => {
  const { body } = resolvePaints(ownMotifs[name] ?? '')
  expect(body).not.toMatch(/[{}]|NaN|undefined|Infinity/)
})
