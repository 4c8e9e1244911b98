import { passwordLength } from '#domain/customers/rules.ts'

import { checkRequired } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'

interface NewPassword {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

/**
 * Validation before a new password is sent: the toast's message and those of the fields; null when it is
 * valid.
 */
export function checkNewPassword(input: NewPassword): { message: string; fields: FieldErrors } | null {
  // The old one may be of blanks: such passwords were taken once.
  const isGiven = input.currentPassword === '' ? '' : 'given'
  const missing = checkRequired(
    { ...input, currentPassword: isGiven },
    {
      currentPassword: 'Please enter your current password.',
      newPassword: 'Please choose a password.',
      confirmPassword: 'Please enter the password once more.',
    },
  )
  if (Object.keys(missing).length > 0)
    return { message: 'Please fill in all required fields.', fields: missing }
  if (input.newPassword !== input.confirmPassword)
    return { message: 'Passwords do not match!', fields: { confirmPassword: 'Passwords do not match!' } }
  const wrongLength = checkPasswordLength(input.newPassword)
  return wrongLength === null ? null : { message: wrongLength, fields: { newPassword: wrongLength } }
}

/** What is wrong with the length of a password that somebody chooses; null when it is right. */
export function checkPasswordLength({ length }: string): string | null {
  const { min, max } = passwordLength
  if (length < min) return `Please choose a password of at least ${min} characters.`
  return length > max ? `Please choose a password of at most ${max} characters.` : null
}
