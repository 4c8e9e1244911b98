import { expect, test } from 'vitest'

import { addAddress } from './addresses.ts'
import { beGuest } from './guests.ts'
import { signInByCode } from './sign-in-codes.ts'

const turned = '\u202E12\u061C \u2066Tulsi\u2069 \u200FBaug क्\u200Dष'
const plain = '12 Tulsi Baug क्\u200Dष'

test('no name and no part of an address keeps a mark that turns the direction of writing', () => {
  const words = {
    name: turned,
    line1: turned,
    line2: turned,
    landmark: turned,
    directions: turned,
    town: turned,
  }
  const address = { ...words, mobile: '9876543210', pinCode: '411002', stateCode: '27' }
  const kept = Object.fromEntries(Object.keys(words).map((name) => [name, plain]))
  expect(addAddress.schema.body.parse(address)).toMatchObject(kept)
  const guest = { name: turned, mobile: '9876543210', cartKey: 'a', lines: [{ productId: 'a', quantity: 1 }] }
  expect(beGuest.schema.body.parse({ ...guest, address })).toMatchObject({ name: plain, address: kept })
})

test('a name is one line, and nothing to see is no name', () => {
  const read = (name: string) =>
    signInByCode.schema.body.safeParse({ codeId: 'a', code: '123456', name }).data?.name
  expect(read('Asha\r\nRao\tand\u2028Ravi ')).toBe('Asha Rao and Ravi')
  expect(read('क्\u200Dष')).toBe('क्\u200Dष')
  for (const unseen of ['\u200B\u200B', '\u3164', '\u2060\u00AD', '\u115F \u1160', '\u2800', '\u0301'])
    expect(read(unseen)).toBeUndefined()
})
