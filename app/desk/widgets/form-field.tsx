import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

interface FormFieldProps {
  label: string
  /** A sentence of what is wrong with it. */
  error: string | undefined
  hint?: string | null
  /** The sentence follows what is typed, and not a press. */
  isLive?: boolean
  className?: string
  children: (props: ControlProps) => ReactNode
}

/**
 * A field of the desk, closer set than those of the shop: label above, hint and error below. What a press
 * found wrong is said until the field is changed, and again at the next press.
 */
export function FormField({
  label,
  error: found,
  hint,
  isLive = false,
  className = '',
  children,
}: FormFieldProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  /** What was wrong when the field was changed. */
  const [past, setPast] = useState<string>()
  const error = found === past ? undefined : found
  useEffect(() => {
    const form = field.current?.closest('form')
    const again = () => setPast(undefined)
    form?.addEventListener('submit', again)
    return () => form?.removeEventListener('submit', again)
  }, [])
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div ref={field} className={`min-w-0 ${className}`} onInput={() => !isLive && setPast(found)}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: `bg-paper w-full rounded-[10px] border px-3 py-2 min-h-11 text-base ${error ? 'border-terracotta' : 'border-line-strong'}`,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-terracotta-strong mt-1 text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}
