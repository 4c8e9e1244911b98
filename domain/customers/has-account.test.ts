import { expect, test } from 'vitest'

import { hasAccount, staysAfterJoin } from './has-account.ts'
import type { Account } from './has-account.ts'

const nobody: Account = { email: null, signInMobile: null }
const onTheWire: Account = { email: '', signInMobile: '' }
const byEmail: Account = { email: 'asha@example.com', signInMobile: null }
const byNumber: Account = { email: '', signInMobile: '9876543210' }

test('an account is an e-mail or a number, in the database as on the wire', () => {
  expect([nobody, onTheWire, byEmail, byNumber].map(hasAccount)).toEqual([false, false, true, true])
})

test('of two who are the same the one with an account stays, and two accounts are not put together', () => {
  expect(staysAfterJoin(onTheWire, byEmail)).toBe(byEmail)
  expect(staysAfterJoin(byNumber, nobody)).toBe(byNumber)
  expect(staysAfterJoin(nobody, onTheWire)).toBe(nobody)
  expect(staysAfterJoin(byEmail, byNumber)).toBeNull()
})
