import { expect, test } from 'vitest'

import { listPlace, listSearch, pageCount, pageNumber } from './list-place.ts'

test('an address of a list says search, filters, cursor and page, and what is none of these counts as nothing', () => {
  expect(
    listPlace('?q=%20asha%20&status=paid&status=packed&needsAddress=yes&to=&add=&cursor=abc&page=3'),
  ).toEqual({
    q: 'asha',
    filters: [
      ['status', 'paid'],
      ['status', 'packed'],
      ['needsAddress', 'yes'],
    ],
    cursor: 'abc',
    page: 3,
  })
  expect(listPlace('')).toEqual({ q: '', filters: [], cursor: null, page: 1 })
  for (const page of ['0', '-2', '1.5', 'x', '']) expect(listPlace(`?page=${page}`).page, page).toBe(1)
})

test('the first page of everything has a bare address, and a search begins at its first page', () => {
  expect(listSearch({})).toBe('')
  expect(listSearch({ q: '  ' })).toBe('')
  expect(listSearch({ q: 'asha & co' })).toBe('?q=asha+%26+co')
  expect(listSearch({ q: 'asha', cursor: 'abc', page: 3 })).toBe('?q=asha&cursor=abc&page=3')
  const filters = [['status', 'paid'] as const, ['from', '2026-11-21'] as const]
  expect(listSearch({ filters, cursor: 'last' })).toBe('?status=paid&from=2026-11-21&cursor=last')
})

test('the last page is asked for by its name alone, because its number changes with the list', () => {
  expect(listSearch({ cursor: 'last', page: 417 })).toBe('?cursor=last')
})

test('10,000 rows are 417 pages of 24, and none are one', () => {
  expect(pageCount(10_000, 24)).toBe(417)
  expect(pageCount(48, 24)).toBe(2)
  expect(pageCount(0, 24)).toBe(1)
})

test('a page without a neighbour is the first or the last one, whatever number its address has', () => {
  const middle = { page: 3, pageCount: 9, nextCursor: 'n', previousCursor: 'p' }
  expect(pageNumber(middle)).toBe(3)
  expect(pageNumber({ ...middle, previousCursor: null })).toBe(1)
  expect(pageNumber({ ...middle, nextCursor: null })).toBe(9)
  expect(pageNumber({ ...middle, page: 1 })).toBe(2)
  expect(pageNumber({ ...middle, page: 40 })).toBe(8)
})
