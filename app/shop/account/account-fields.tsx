import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ChangeEventHandler, ComponentProps } from 'react'

import { IconButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import * as words from '#words/shop/account/shared/en.ts'

/** The e-mail that opens an account. */
export function EmailField({ label = words.email, ...field }: Partial<ComponentProps<typeof Field>>) {
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      {...field}
    />
  )
}

interface PasswordFieldProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  hint?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** Told when its owner begins or ends to look at it. */
  onLook?: (isShown: boolean) => void
}

/** A password that its owner can look at. */
export function PasswordField({ label, onLook, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      trailing={
        <IconButton
          label={isShown ? words.hide(label) : words.show(label)}
          onClick={() => {
            setShown(!isShown)
            onLook?.(!isShown)
          }}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
      {...field}
    />
  )
}
