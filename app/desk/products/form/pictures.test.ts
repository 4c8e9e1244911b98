import { expect, test } from 'vitest'

import { addressesOf, afterEvent, dueToSend, hasFailed, isUnderWay, keptPictures } from './pictures.ts'
import type { Picture, PictureEvent } from './pictures.ts'

/** What is left of no pictures after these events. */
function after(...events: PictureEvent[]): readonly Picture[] {
  return events.reduce<readonly Picture[]>(afterEvent, [])
}

const five = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, preview: `blob:${key}` }))
const added = { type: 'added', pictures: five } as const
const began = (key: string) => ({ type: 'began', key }) as const

test('three pictures are sent at a time, in their order, and the next one when one has arrived or failed', () => {
  const keys = (pictures: readonly Picture[]) => dueToSend(pictures).map(({ key }) => key)
  expect(keys(after(added))).toEqual(['a', 'b', 'c'])
  const three = [added, began('a'), began('b'), began('c')]
  expect(keys(after(...three))).toEqual([])
  expect(keys(after(...three, { type: 'failed', key: 'b', reason: null }))).toEqual(['d'])
  expect(keys(after(...three, { type: 'kept', key: 'a', address: '/images/a.webp' }))).toEqual(['d'])
})

test('one that fails leaves the others as they are, and waits to be tried again', () => {
  const failed = after(added, began('a'), { type: 'progressed', key: 'a', progress: 0.5 }, began('b'), {
    type: 'failed',
    key: 'b',
    reason: 'Too dark',
  })
  expect(failed.map(({ upload }) => upload)).toEqual([
    { state: 'sending', progress: 0.5 },
    { state: 'failed', reason: 'Too dark' },
    { state: 'waiting' },
    { state: 'waiting' },
    { state: 'waiting' },
  ])
  expect(hasFailed(failed)).toBe(true)
  const retried = afterEvent(failed, { type: 'retried', key: 'b' })
  expect(hasFailed(retried)).toBe(false)
  expect(retried[1]).toEqual({ key: 'b', preview: 'blob:b', upload: { state: 'waiting' } })
})

test('pictures are saved in the order in which they stand, the first one leads', () => {
  const kept = keptPictures(['/1', '/2', '/3'])
  const [first, , third] = kept
  expect(addressesOf(afterEvent(kept, { type: 'moved', key: third?.key ?? '', to: 0 }))).toEqual([
    '/3',
    '/1',
    '/2',
  ])
  expect(addressesOf(afterEvent(kept, { type: 'moved', key: first?.key ?? '', to: 2 }))).toEqual([
    '/2',
    '/3',
    '/1',
  ])
  expect(addressesOf(afterEvent(kept, { type: 'moved', key: first?.key ?? '', to: 1 }))).toEqual([
    '/2',
    '/1',
    '/3',
  ])
})

test('what arrives of a picture that was removed brings it not back', () => {
  const pictures = after(
    added,
    began('a'),
    { type: 'removed', key: 'a' },
    { type: 'kept', key: 'a', address: '/a' },
  )
  expect(pictures.map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e'])
  expect(addressesOf(pictures)).toEqual([])
})

test('a form is under way until every picture has arrived or failed', () => {
  const one = { type: 'added', pictures: five.slice(0, 1) } as const
  expect(isUnderWay(after(one))).toBe(true)
  expect(isUnderWay(after(one, began('a')))).toBe(true)
  expect(isUnderWay(after(one, began('a'), { type: 'failed', key: 'a', reason: null }))).toBe(false)
  expect(isUnderWay(keptPictures(['/1']))).toBe(false)
})
