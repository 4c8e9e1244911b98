import { expect, test } from 'vitest'

import { checkPicture } from './check-picture.ts'

const megabyte = 1024 * 1024

test.each([
  ['image/png', 5 * megabyte, null],
  ['image/jpeg', 5 * megabyte + 1, 'This picture is larger than 5 MB. Please choose a smaller one.'],
  ['image/svg+xml', 100, 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.'],
  ['', 100, 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.'],
])('a file of type %j with %i bytes: %j', (type, size, refusal) => {
  expect(checkPicture({ type, size })).toBe(refusal)
})
