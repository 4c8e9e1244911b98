import { useState } from 'react'

import { passwordLength, passwordRating } from '#domain/customers/rules.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { PasswordField } from './account-fields.tsx'

const hints = {
  too_short: words.atLeast(passwordLength.min),
  fair: words.fair,
  good: words.good,
  strong: words.strong,
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
