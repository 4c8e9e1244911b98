import { checkPasswordLength } from './check-new-password.ts'
import { checkRequired } from './form-errors.ts'
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
  const missing = checkRequired(
    { ...input },
    {
      name: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      password: 'Please choose a password.',
      confirmPassword: 'Please enter the password once more.',
    },
  )
  if (Object.keys(missing).length > 0)
    return { message: 'Please fill in all required fields.', fields: missing }
  if (input.password !== input.confirmPassword) {
    return { message: 'Passwords do not match!', fields: { confirmPassword: 'Passwords do not match!' } }
  }
  if (!/^\S+@\S+\.\S+$/.test(input.email.trim())) {
    return refusal('email', 'Please enter an e-mail address, such as asha@example.com.')
  }
  const wrongLength = checkPasswordLength(input.password)
  return wrongLength === null ? null : refusal('password', wrongLength)
}

function refusal(field: string, message: string) {
  return { message, fields: { [field]: message } }
}
