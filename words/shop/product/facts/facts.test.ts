import { expect, test } from 'vitest'

import { choicesOf, declarationKeys } from '#domain/catalog/declarations/rules.ts'

import * as hi from './hi.ts'

test('what is declared has its Hindi label, and its Hindi value where the shop’s own words say it', () => {
  const values = {
    diet: 'non-veg',
    bestBeforeDays: '180',
    storage: 'Cool and dry',
    countryOfOrigin: 'India',
    organicScheme: 'npop',
  }
  expect(hi.declared(values)).toEqual([
    { key: 'diet', label: 'शाकाहारी या मांसाहारी', value: 'मांसाहारी' },
    { key: 'bestBeforeDays', label: 'कब तक अच्छा', value: 'पैकिंग से 180 दिन' },
    { key: 'storage', label: 'कैसे रखें', value: 'Cool and dry' },
    { key: 'countryOfOrigin', label: 'किस देश का', value: 'भारत' },
    { key: 'organicScheme', label: 'सर्टिफ़ाइड ऑर्गेनिक', value: 'NPOP' },
  ])
})

test('each value that can be chosen has its Hindi, but for the names of schemes', () => {
  const values = declarationKeys.flatMap((key) =>
    Object.keys(choicesOf(key) ?? {}).flatMap((value) => hi.declared({ [key]: value })),
  )
  expect(values.filter(({ key, value }) => key !== 'organicScheme' && /[A-Za-z]/.test(value))).toEqual([])
})
