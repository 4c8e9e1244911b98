import { expect, test } from 'vitest'

import { isIllustration, pictureSources } from './rules.ts'

const upload = `/images/${'0a'.repeat(16)}-800.webp`

test('a picture of ours is offered in two formats, in two widths and as a small copy', () => {
  expect(pictureSources('/images/toor-dal-800.webp')).toEqual({
    src: '/images/toor-dal-800.webp',
    avif: '/images/toor-dal-160.avif 160w, /images/toor-dal-400.avif 400w, /images/toor-dal-800.avif 800w',
    webp: '/images/toor-dal-400.webp 400w, /images/toor-dal-800.webp 800w',
  })
})

test('a further view is offered in the same two formats, without a small copy', () => {
  expect(pictureSources('/images/toor-dal-3-800.webp')).toEqual({
    src: '/images/toor-dal-3-800.webp',
    avif: '/images/toor-dal-3-400.avif 400w, /images/toor-dal-3-800.avif 800w',
    webp: '/images/toor-dal-3-400.webp 400w, /images/toor-dal-3-800.webp 800w',
  })
})

test('a picture of somebody else’s is shown as it is', () => {
  for (const src of [
    'https://images.example/images/dal-800.webp',
    'https://images.example/images/dal-2-800.avif',
  ])
    expect(pictureSources(src)).toEqual({ src, avif: null, webp: null })
})

test('what the market was drawn with is an illustration, and what was uploaded is not', () => {
  expect(isIllustration('/images/toor-dal-800.webp')).toBe(true)
  expect(isIllustration('/images/toor-dal-2-800.webp')).toBe(true)
  expect(isIllustration(upload)).toBe(false)
  expect(isIllustration('https://images.example/dal.webp')).toBe(false)
})
