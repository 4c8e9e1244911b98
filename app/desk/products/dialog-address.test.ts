import { expect, test } from 'vitest'

import { dialogOf, dialogSearch } from './dialog-address.ts'

test('the open dialog stands in the address, beside search and page', () => {
  expect(dialogSearch('?q=ghee&cursor=abc&page=2', { kind: 'add' })).toBe('?q=ghee&cursor=abc&page=2&add')
  expect(dialogSearch('?q=ghee&add', { kind: 'edit', id: 'a b' })).toBe('?q=ghee&edit=a%20b')
  expect(dialogSearch('?view=abc', null)).toBe('')
  for (const dialog of [{ kind: 'add' } as const, { kind: 'view', id: 'a/b' } as const])
    expect(dialogOf(dialogSearch('?q=x', dialog))).toEqual(dialog)
})

test('an address without a dialog, or with one of nothing, opens none', () => {
  expect(dialogOf('?q=add')).toBeNull()
  expect(dialogOf('?edit=')).toBeNull()
})
