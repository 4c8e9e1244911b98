import { expect, test } from 'vitest'

import { checkNewPassword } from './check-new-password.ts'

const good = { currentPassword: 'mangoes', newPassword: 'guavas in june', confirmPassword: 'guavas in june' }

test('a complete form may be sent, and an old password of blanks is one', () => {
  expect(checkNewPassword(good)).toBeNull()
  expect(checkNewPassword({ ...good, currentPassword: ' '.repeat(8) })).toBeNull()
})

test('every field that is missing is named, and blanks are no new password', () => {
  const blanks = ' '.repeat(8)
  const problem = checkNewPassword({ currentPassword: '', newPassword: blanks, confirmPassword: blanks })
  expect(problem?.message).toBe('Please fill in all required fields.')
  expect(Object.keys(problem?.fields ?? {})).toEqual(['currentPassword', 'newPassword', 'confirmPassword'])
})

test('two that differ, and one that is too short or too long, are refused in the words of the shop', () => {
  const chosen = (newPassword: string) => ({ ...good, newPassword, confirmPassword: newPassword })
  expect(checkNewPassword({ ...good, confirmPassword: 'guavas' })?.message).toBe('Passwords do not match!')
  expect(checkNewPassword(chosen('seven77'))?.fields).toEqual({
    newPassword: 'Please choose a password of at least 8 characters.',
  })
  expect(checkNewPassword(chosen('x'.repeat(129)))?.fields).toEqual({
    newPassword: 'Please choose a password of at most 128 characters.',
  })
})

test('all that is wrong is named at once, as at the sign-up', () => {
  const short = checkNewPassword({ ...good, newPassword: 'short', confirmPassword: 'shirt' })
  expect(short?.message).toBe('Passwords do not match!')
  expect(Object.keys(short?.fields ?? {})).toEqual(['newPassword', 'confirmPassword'])
  const halfFilled = checkNewPassword({ ...good, currentPassword: '', newPassword: 'short' })
  expect(halfFilled?.message).toBe('Please fill in all required fields.')
  expect(Object.keys(halfFilled?.fields ?? {}).toSorted()).toEqual([
    'confirmPassword',
    'currentPassword',
    'newPassword',
  ])
})
