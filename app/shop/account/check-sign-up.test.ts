import { expect, test } from 'vitest'

import { checkSignUp } from './check-sign-up.ts'

const good = {
  name: 'Asha',
  email: 'asha@example.com',
  password: 'gur-aur-ghee',
  confirmPassword: 'gur-aur-ghee',
}

test('a complete sign-up may be sent', () => {
  expect(checkSignUp(good)).toBeNull()
})

test('passwords that differ are refused in the words of the shop', () => {
  expect(checkSignUp({ ...good, confirmPassword: 'gur-aur-til' })).toEqual({
    message: 'Passwords do not match!',
    fields: { confirmPassword: 'Passwords do not match!' },
  })
})

test('every field that is missing is named', () => {
  const problem = checkSignUp({ name: ' ', email: '', password: '', confirmPassword: '' })
  expect(problem?.message).toBe('Please fill in all required fields.')
  expect(problem?.fields).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter your e-mail address.',
    password: 'Please choose a password.',
    confirmPassword: 'Please enter the password once more.',
  })
})

test('all that is wrong is named at once, and the toast says what the specification says', () => {
  const problem = checkSignUp({ ...good, email: 'asha', password: 'short', confirmPassword: 'shirt' })
  expect(problem?.message).toBe('Passwords do not match!')
  expect(Object.keys(problem?.fields ?? {})).toEqual(['email', 'password', 'confirmPassword'])
  const halfFilled = checkSignUp({ ...good, name: '', email: 'asha' })
  expect(halfFilled?.message).toBe('Please fill in all required fields.')
  expect(Object.keys(halfFilled?.fields ?? {}).toSorted()).toEqual(['email', 'name'])
})

test.each([
  ['email', { email: 'asha' }],
  ['email', { email: 'asha@example' }],
  ['password', { password: 'short', confirmPassword: 'short' }],
  ['password', { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }],
])('the field %s is named for %j', (field, change) => {
  expect(Object.keys(checkSignUp({ ...good, ...change })?.fields ?? {})).toEqual([field])
})
