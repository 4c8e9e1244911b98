import { expect, test } from 'vitest'

import { newGrower, readGrower } from './typed-grower.ts'
import type { TypedGrower } from './typed-grower.ts'

const sita = { ...newGrower, name: 'Sita Devi', village: 'Rampur', district: 'Sitapur' }

test.each([
  ['70', 7000],
  ['72.5', 7250],
  [' 33,33 % ', 3333],
  ['0.01', 1],
  ['100', 10_000],
])('a share of %s percent is sent in hundredths of a percent', (share, shareBp) => {
  expect(readGrower({ ...sita, terms: 'share', share })).toMatchObject({ body: { shareBp } })
})

test.each<[string, Partial<TypedGrower>, string[]]>([
  ['no name and no place', { name: ' ', village: '', district: '' }, ['name', 'village', 'district']],
  ['no share', { terms: 'share', share: '' }, ['shareBp']],
  ['a share of nothing', { terms: 'share', share: '0' }, ['shareBp']],
  ['more than all of it', { terms: 'share', share: '100.01' }, ['shareBp']],
  ['no year', { since: '19' }, ['since']],
  ['half a certificate', { certificateScheme: 'npop' }, ['certificateNumber', 'certificateUntil']],
])('%s is refused at its fields', (_what, typed, fields) => {
  const read = readGrower({ ...sita, ...typed })
  expect('problems' in read && Object.keys(read.problems)).toEqual(fields)
})

test('goods that are bought have no share, and without a scheme there is no certificate', () => {
  const left = { share: '70', certificateNumber: 'ORG/1', certificateUntil: '2027-01-31' }
  expect(readGrower({ ...sita, ...left })).toMatchObject({
    body: { terms: 'bought', shareBp: null, certificateNumber: null, certificateUntil: null, since: null },
  })
})
