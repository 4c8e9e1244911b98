import { expect, test } from 'vitest'

import { checkoutSignature, isSameSignature, sign } from './signature.ts'

test("the checkout's signature is Razorpay's documented one", () => {
  const signature = checkoutSignature(
    'EnLs21M47BllR3X8PSFtjtbd',
    'order_IEIaMR65cu6nz3',
    'pay_IH4NVgf4Dreq1l',
  )

  expect(signature).toBe('0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f')
})

test("a webhook's signature is Razorpay's documented one", () => {
  const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}')

  expect(sign('123456', body)).toBe('2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc')
})

test.each([
  ['the same', 'abc1', 'abc1', true],
  ['another of the same length', 'abc1', 'abc2', false],
  ['a shorter one', 'abc1', 'abc', false],
  ['an empty one', 'abc1', '', false],
  ['as many letters, but more bytes', 'abc1', 'abcअ', false],
  ['upper case', 'abc1', 'ABC1', false],
])('compares signatures whatever they look like: %s', (_name, expected, given, same) => {
  expect(isSameSignature(expected, given)).toBe(same)
})
