import { expect, test } from 'vitest'

import { languageOf, pathIn } from './languages.ts'

test('what only begins like a language is a page of none', () => {
  expect(['/hi', '/hi/cart', '/hi.data', '/HI/cart', '/hi?q=1'].map(languageOf)).toEqual(Array(5).fill('hi'))
  expect(['/', '/hindi', '/hi.example.com/x', '/history'].map(languageOf)).toEqual(Array(4).fill('en'))
})

test('a page has one address in each language, and there and back it is the same', () => {
  for (const path of ['/', '/cart', '/product/a/b']) {
    const hindi = pathIn('hi', path)
    expect(languageOf(hindi)).toBe('hi')
    expect(pathIn('en', hindi)).toBe(path)
    expect(hindi).not.toMatch(/\/$/)
  }
})
