import { expect, test } from 'vitest'

import {
  canLieIn,
  possibleStates,
  readLastPinCode,
  readMobile,
  readPinCode,
  stateCodes,
  stateName,
  stateOfAddress,
  states,
  stateShown,
} from './rules.ts'
import type { StateCode } from './rules.ts'

test('there are 28 states and 8 union territories, by the names that people look for them', () => {
  expect(stateCodes).toHaveLength(36)
  expect(stateCodes.map(stateName).toSorted()).toEqual(stateCodes.map(stateName))
  expect([stateName('27'), stateName('07'), stateName('25'), stateName('toString')]).toEqual([
    'Maharashtra',
    'Delhi',
    '',
    '',
  ])
})

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['91-6000000000', '6000000000'],
  ['09876543210', '9876543210'],
  ['(+91) 98765.43210', '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  ['5876543210', null],
  ['987654321', null],
  ['98765432101', null],
  ['+92 9876543210', null],
  ['98765x3210', null],
])('the mobile number %s is kept as %s', (typed, kept) => {
  expect(readMobile(typed)).toBe(kept)
})

test.each([
  ['411001', '411001'],
  ['411 001', '411001'],
  ['011001', null],
  ['41100', null],
  ['4110011', null],
  ['999999', null],
  ['999998', '999998'],
  ['४११ ००१', '411001'],
  ['४११००', null],
])('the PIN code %s is kept as %s', (typed, kept) => {
  expect(readPinCode(typed)).toBe(kept)
})

test('999999 is no PIN code, and may end an area', () => {
  expect(readLastPinCode('999 999')).toBe('999999')
})

test.each([
  ['110001', 'Delhi'],
  ['122001', 'Haryana'],
  ['141001', 'Punjab'],
  ['171001', 'Himachal Pradesh'],
  ['190001', 'Jammu and Kashmir'],
  ['194101', 'Ladakh'],
  ['226001', 'Uttar Pradesh'],
  ['248001', 'Uttarakhand'],
  ['302001', 'Rajasthan'],
  ['380001', 'Gujarat'],
  ['400001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['462001', 'Madhya Pradesh'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['560001', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['751001', 'Odisha'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
])('the PIN code %s lies in %s and nowhere else', (pinCode, name) => {
  expect(possibleStates(pinCode).map(stateName)).toEqual([name])
  expect(states[stateShown(pinCode, '') as StateCode]).toBe(name)
})

test.each([
  ['160017', ['Chandigarh', 'Punjab']],
  ['246001', ['Uttar Pradesh', 'Uttarakhand']],
  ['396210', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
  ['507111', ['Andhra Pradesh', 'Telangana']],
  ['533464', ['Andhra Pradesh', 'Puducherry']],
  ['605001', ['Puducherry', 'Tamil Nadu']],
  ['673310', ['Kerala', 'Puducherry']],
  ['682555', ['Kerala', 'Lakshadweep']],
  ['793101', ['Assam', 'Meghalaya']],
  ['814131', ['Bihar', 'Jharkhand']],
])('the PIN code %s can lie in any of %j, and its person chooses', (pinCode, names) => {
  expect(possibleStates(pinCode).map(stateName)).toEqual(names)
  expect([stateShown(pinCode, ''), stateShown(pinCode, '27')]).toEqual(['', ''])
  for (const code of possibleStates(pinCode)) expect(stateShown(pinCode, code)).toBe(code)
})

test('of the Army Post Service, and of digits that nobody has yet, every state is possible', () => {
  for (const pinCode of ['900056', '999998', '540001']) expect(possibleStates(pinCode)).toEqual(stateCodes)
})

test('every state is possible for some PIN code', () => {
  const reached = Array.from({ length: 800 }, (_, n) => possibleStates(`${n + 100}001`))
  expect(new Set(reached.filter(({ length }) => length < 8).flat()).size).toBe(36)
})

test('an address of before lies where its PIN code is, if that is one state alone', () => {
  expect(stateOfAddress({ pinCode: '411002', stateCode: '09' })).toBe('27')
  expect(stateOfAddress({ pinCode: '160017', stateCode: '27' })).toBe('27')
  expect(canLieIn('411002', '09')).toBe(false)
})
