import { passwordLength } from '#domain/customers/rules.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { allThatIsWrong, checkRequired } from './form-errors.ts'
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
      currentPassword: words.enterCurrentPassword,
      newPassword: words.choosePassword,
      confirmPassword: words.enterOnceMore,
    },
  )
  const wrongLength = checkPasswordLength(input.newPassword)
  return allThatIsWrong(missing, {
    ...(wrongLength !== null && { newPassword: wrongLength }),
    ...(input.newPassword !== input.confirmPassword && { confirmPassword: words.mismatch }),
  })
}

/** The same for a password that is set by a link, where nobody knows the old one. */
export function checkResetPassword(input: {
  password: string
  confirmPassword: string
}): { message: string; fields: FieldErrors } | null {
  const missing = checkRequired(input, {
    password: words.choosePassword,
    confirmPassword: words.enterOnceMore,
  })
  const wrongLength = checkPasswordLength(input.password)
  return allThatIsWrong(missing, {
    ...(wrongLength !== null && { password: wrongLength }),
    ...(input.password !== input.confirmPassword && { confirmPassword: words.mismatch }),
  })
}

/** What is wrong with the length of a password that somebody chooses; null when it is right. */
export function checkPasswordLength({ length }: string): string | null {
  const { min, max } = passwordLength
  if (length < min) return words.tooShort(min)
  return length > max ? words.tooLong(max) : null
}
