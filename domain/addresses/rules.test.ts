import { expect, test } from 'vitest'

import { proposedState, readMobile, readPinCode, stateCodes, stateName, states } from './rules.ts'

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
  ['४११००१', null],
])('the PIN code %s is kept as %s', (typed, kept) => {
  expect(readPinCode(typed)).toBe(kept)
})

test.each([
  ['110001', 'Delhi'],
  ['122001', 'Haryana'],
  ['141001', 'Punjab'],
  ['160017', 'Chandigarh'],
  ['171001', 'Himachal Pradesh'],
  ['190001', 'Jammu and Kashmir'],
  ['194101', 'Ladakh'],
  ['226001', 'Uttar Pradesh'],
  ['246701', 'Uttar Pradesh'],
  ['246001', 'Uttarakhand'],
  ['248001', 'Uttarakhand'],
  ['302001', 'Rajasthan'],
  ['380001', 'Gujarat'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['400001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['462001', 'Madhya Pradesh'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['560001', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['605001', 'Puducherry'],
  ['605602', 'Tamil Nadu'],
  ['682001', 'Kerala'],
  ['682555', 'Lakshadweep'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['751001', 'Odisha'],
  ['781001', 'Assam'],
  ['791111', 'Arunachal Pradesh'],
  ['793001', 'Meghalaya'],
  ['795001', 'Manipur'],
  ['796001', 'Mizoram'],
  ['797001', 'Nagaland'],
  ['799001', 'Tripura'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
])('for the PIN code %s the state %s is proposed', (pinCode, name) => {
  expect(states[proposedState(pinCode)!]).toBe(name)
})

test('where the digits tell nothing, nothing is proposed', () => {
  expect([proposedState('900001'), proposedState('4'), proposedState('')]).toEqual([null, null, null])
})
