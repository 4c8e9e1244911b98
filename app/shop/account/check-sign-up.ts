import { checkPasswordLength } from './check-new-password.ts'
import { allThatIsWrong, checkRequired, mismatch } from './form-errors.ts'
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
      name: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      password: 'Please choose a password.',
      confirmPassword: 'Please enter the password once more.',
    },
  )
  return allThatIsWrong(missing, {
    ...(!/^\S+@\S+\.\S+$/.test(input.email.trim()) && {
      email: 'Please enter an e-mail address, such as asha@example.com.',
    }),
    ...(wrongLength !== null && { password: wrongLength }),
    ...(input.password !== input.confirmPassword && { confirmPassword: mismatch }),
  })
}
