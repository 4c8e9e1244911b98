import { expect, test } from 'vitest'

import { choosePictures } from './choose-pictures.ts'

const megabyte = 1024 * 1024
const png = (name: string, size = 1000) => ({ name, size, type: 'image/png' })

test('what is no picture or too large is refused by its name, and the others are taken', () => {
  const list = [
    png('a.png', 10 * megabyte),
    { name: 'notes.pdf', size: 9, type: 'application/pdf' },
    png('huge.png', 10 * megabyte + 1),
    { name: 'b.avif', size: 9, type: 'image/avif' },
  ]
  const { taken, refusals } = choosePictures(list, 0)
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'b.avif'])
  expect(refusals).toEqual([
    'notes.pdf is not a PNG, JPEG, WebP, AVIF or GIF picture.',
    'huge.png is larger than 10 MB. Please choose a smaller picture.',
  ])
})

test('of more than ten the first ones are taken, with those that are there already', () => {
  const { taken, refusals } = choosePictures(
    ['a', 'b', 'c', 'd'].map((name) => png(name)),
    8,
  )
  expect(taken.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(refusals).toEqual(['A product has at most 10 pictures. 2 pictures were left out.'])
  expect(choosePictures([png('a')], 10).refusals).toEqual([
    'A product has at most 10 pictures. 1 picture was left out.',
  ])
  expect(choosePictures([png('a')], 9)).toEqual({ taken: [png('a')], refusals: [] })
})
