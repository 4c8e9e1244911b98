import { expect, test } from 'vitest'

import type { DeskFront } from '#contract/shop.ts'

import { isFirstRun, nextStep, stepWords } from './first-steps.ts'
import type { Step } from './first-steps.ts'

const order: Step[] = ['facts', 'shelves', 'product', 'payment', 'delivery']

test.each([
  [
    'of an empty shop leads from each room to the next one',
    [],
    ['shelves', 'product', 'payment', 'delivery'],
  ],
  ['leaves out what is done', ['product', 'payment'], ['shelves', 'delivery', 'delivery', 'delivery']],
])('the line of first steps %s', (_what, done, expected) => {
  const rooms = order.slice(0, 4).map((step) => placeOf(step))
  expect(rooms.map((room) => nextStep(front(done), room))).toEqual(expected)
})

test('the last room leads back to what was left out, and a room of no step to the first', () => {
  expect(nextStep(front(['facts', 'product']), placeOf('delivery'))).toBe('shelves')
  expect(nextStep(front([]), { pathname: '/admin-panel/returns', hash: '' })).toBe('facts')
  expect(nextStep(front(order), placeOf('facts'))).toBeUndefined()
})

test('a shop that stays on the test gateway is not set up for ever', () => {
  expect(isFirstRun(front(['facts', 'shelves', 'product', 'delivery']))).toBe(false)
  expect(isFirstRun(front(['facts', 'shelves', 'product', 'payment']))).toBe(true)
})

function front(done: string[]): DeskFront {
  return { steps: order.map((step) => ({ step, isDone: done.includes(step) })) } as DeskFront
}

function placeOf(step: Step) {
  const { pathname, hash } = new URL(stepWords[step].to, 'https://shop.example')
  return { pathname, hash }
}
