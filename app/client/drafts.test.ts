import { beforeEach, expect, test, vi } from 'vitest'

import { forgetDraft, forgetDrafts, keepDraft, keptDraft } from './drafts.ts'

/** What the tab keeps, as a browser has it: its entries are properties, too. */
let tab: Record<string, string>

beforeEach(() => {
  tab = {}
  const methods = {
    getItem: (key: string) => tab[key] ?? null,
    setItem: (key: string, value: string) => (tab[key] = value),
    removeItem: (key: string) => delete tab[key],
  }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(tab),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})

test('what somebody has typed is shown to them after a reload, and to nobody else', () => {
  keepDraft('lata', 'new-order', { reference: '12345' })
  expect(keptDraft('lata', 'new-order')).toEqual({ reference: '12345' })
  expect(keptDraft('ravi', 'new-order')).toEqual({})
  forgetDraft('ravi', 'new-order')
  expect(keptDraft('lata', 'new-order')).toEqual({ reference: '12345' })
})

test('a sign-out takes every draft of the tab, and nothing that is not the shop’s', () => {
  keepDraft('lata', 'new-order', { reference: '12345' })
  keepDraft('lata', 'address.new', { town: 'Pune' })
  tab['scroll-positions'] = '{}'
  forgetDrafts()
  expect(Object.keys(tab)).toEqual(['scroll-positions'])
})

test('a browser that keeps nothing for this site has an empty draft', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDraft('lata', 'new-order', { reference: '12345' })
  forgetDraft('lata', 'new-order')
  forgetDrafts()
  expect(keptDraft('lata', 'new-order')).toEqual({})
})
