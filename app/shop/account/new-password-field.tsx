import { useState } from 'react'

import { passwordLength, passwordRating } from '#domain/customers/rules.ts'

import { PasswordField } from './account-fields.tsx'

const hints = {
  too_short: `At least ${passwordLength.min} characters.`,
  fair: 'Fair. A longer one is harder to guess.',
  good: 'A good length.',
  strong: 'A very good length.',
}

interface NewPasswordFieldProps {
  label: string
  name: string
  error: string | undefined
  onLook?: (isShown: boolean) => void
}

/** A password that is being chosen, with a quiet word on how good its length is. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const [rating, setRating] = useState(passwordRating(''))
  return (
    <PasswordField
      autoComplete="new-password"
      hint={hints[rating]}
      onChange={(event) => setRating(passwordRating(event.currentTarget.value))}
      {...field}
    />
  )
}
