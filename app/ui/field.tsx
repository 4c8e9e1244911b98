import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** What is wrong with it, in a sentence that says what to do. */
  error?: string | undefined
  hint?: string
  /** Stands inside the field, at its end. */
  trailing?: ReactNode
}

/** A text field with its label above it and, when something is wrong, the error below it. */
export function Field({ label, error, hint, trailing, className = '', ...input }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`bg-paper-raised rounded-card disabled:bg-paper-sunken disabled:text-ink-soft min-h-13 w-full border px-4 text-base disabled:border-dashed ${trailing ? 'pe-14' : ''} ${error ? 'border-terracotta' : 'border-line-strong'}`}
          {...input}
        />
        {trailing && <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-terracotta-strong mt-1.5 text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}
