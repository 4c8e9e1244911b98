import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/lines/en.ts'

interface CodeFieldProps {
  /** As it was applied; '' for none. */
  code: string
  /** Why it takes nothing off, or ''. */
  problem: string
  onCode: (code: string) => void
}

/**
 * The code of an offer, behind a press. Enter applies it, and so does leaving the field: nothing is taken
 * beside a code that stands there.
 */
export function CodeField({ code, problem, onCode }: CodeFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  /** null: as it was applied. */
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function open() {
    flushSync(() => setIsOpen(true))
    field.current?.focus()
  }

  function apply(event?: FormEvent) {
    event?.preventDefault()
    if (typed !== null && typed.trim() !== code) onCode(typed.trim())
    setTyped(null)
  }

  function takeOut() {
    setTyped(null)
    setIsOpen(true)
    onCode('')
    field.current?.focus()
  }

  if (!isOpen && code === '')
    return (
      <button type="button" className="desk-row-button mt-2" onClick={open}>
        {words.offerCode}
      </button>
    )
  return (
    <form noValidate onSubmit={apply} className="mt-2">
      <FormField label={words.offerCode} error={problem || undefined}>
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed ?? code}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={() => apply()}
          />
        )}
      </FormField>
      {code !== '' && (
        <Button look="quiet" size="small" className="mt-2" onClick={takeOut}>
          {words.takeCodeOut}
        </Button>
      )}
    </form>
  )
}
