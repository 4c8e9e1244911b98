import { expect, test } from 'vitest'

import { wrongInPlace } from './check-place.ts'

const whole = {
  pinCode: '411 002',
  line1: '12 Tulsi Baug',
  town: 'Pune',
  name: 'Asha',
  mobile: '+91 98765 43210',
}
const brought = { isFetched: false, isGuest: true }

test('five fields are an address: the state follows from the PIN code', () => {
  expect(wrongInPlace(whole, brought)).toEqual({})
})

test('each of the five that is missing or no such thing is named', () => {
  const fields = ['pinCode', 'line1', 'town', 'name', 'mobile']
  expect(Object.keys(wrongInPlace({}, brought))).toEqual(fields)
  expect(Object.keys(wrongInPlace(Object.fromEntries(fields.map((name) => [name, ' '])), brought))).toEqual(
    fields,
  )
  expect(wrongInPlace({ ...whole, pinCode: '4110', mobile: '12345' }, brought)).toEqual({
    pinCode: 'Please enter a PIN code of 6 digits, such as 411001.',
    mobile: 'Please enter a mobile number of 10 digits, such as 98765 43210.',
  })
})

test('the state is asked for only where a PIN code can lie in several', () => {
  expect(wrongInPlace({ ...whole, pinCode: '605001' }, brought)).toEqual({
    stateCode: 'Please choose the state.',
  })
  expect(wrongInPlace({ ...whole, pinCode: '605001', stateCode: '34' }, brought)).toEqual({})
})

test('what is fetched asks a guest for a number, and somebody with an account for nothing', () => {
  expect(Object.keys(wrongInPlace({}, { isFetched: true, isGuest: true }))).toEqual(['mobile'])
  expect(wrongInPlace({}, { isFetched: true, isGuest: false })).toEqual({})
})
