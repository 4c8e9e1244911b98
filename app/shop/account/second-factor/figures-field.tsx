import { useEffect, useRef } from 'react'

import { Field } from '#app/ui/field.tsx'
import * as words from '#words/shop/account/second-factor/en.ts'

interface FiguresFieldProps {
  error: string | undefined
  /** A recovery code is taken, too. */
  takesCode?: boolean
  /** It came because it was asked for. */
  isAskedFor?: boolean
}

/** The figures of an app. */
export function FiguresField({ error, takesCode = false, isAskedFor = false }: FiguresFieldProps) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isAskedFor) field.current?.focus()
  }, [isAskedFor])

  return (
    <Field
      ref={field}
      label={words.figures}
      name="figures"
      // A recovery code has letters.
      inputMode={takesCode ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint={takesCode ? words.figuresOrCode : words.figuresHint}
      error={error}
      required
    />
  )
}
