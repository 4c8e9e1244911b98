import * as words from '#words/shop/account/shared/en.ts'

import { checkPasswordLength } from './check-new-password.ts'
import { allThatIsWrong, checkRequired } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'

interface SignUpInput {
  name: string
  email: string
  password: string
  confirmPassword: string
}

/**
 * Validation before a sign-up is sent: the toast's message and those of the fields; null when it is valid.
 */
export function checkSignUp(input: SignUpInput): { message: string; fields: FieldErrors } | null {
  const wrongLength = checkPasswordLength(input.password)
  const missing = checkRequired(
    { ...input },
    {
      name: words.enterName,
      email: words.enterEmail,
      password: words.choosePassword,
      confirmPassword: words.enterOnceMore,
    },
  )
  return allThatIsWrong(missing, {
    ...(!/^\S+@\S+\.\S+$/.test(input.email.trim()) && {
      email: words.wrongEmail,
    }),
    ...(wrongLength !== null && { password: wrongLength }),
    ...(input.password !== input.confirmPassword && { confirmPassword: words.mismatch }),
  })
}
