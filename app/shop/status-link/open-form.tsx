import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { CallUs } from '#app/frame/call-us.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { openStatusLink } from '#contract/status-links.ts'
import { figuresAsked } from '#domain/counter/rules.ts'
import { withAsciiDigits } from '#domain/ground/rules.ts'
import * as words from '#words/shop/status-link/en.ts'

interface OpenFormProps {
  token: string
  /** Whether there is a number, by whose last figures one is known. */
  hasNumber: boolean
  onOpened: (orderId: string) => void
}

/** Asks for the last figures of the number, after which the order can be changed. */
export function OpenForm({ token, hasNumber, onOpened }: OpenFormProps) {
  const [figures, setFigures] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const id = useId()

  async function open(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (figures.length !== figuresAsked) return refuse(words.enterFigures(figuresAsked))
    setBusy(true)
    setProblem('')
    try {
      const address = `/api/status-links/${encodeURIComponent(token)}/open` as const
      const answer = await call<typeof openStatusLink>('POST', address, { figures })
      if (answer.ok) return onOpened(answer.body.data.orderId)
      refuse(answer.body.message)
    } catch {
      refuse(words.noConnection)
    } finally {
      setBusy(false)
    }
  }

  function refuse(message: string) {
    setProblem(message)
    field.current?.focus()
  }

  return (
    <section aria-labelledby={`${id}-title`} className="bg-paper-raised border-line rounded-card border p-5">
      <h2 id={`${id}-title`} className="text-2xl">
        {words.isYours}
      </h2>
      {hasNumber && (
        <form noValidate method="post" onSubmit={(event) => void open(event)}>
          <p className="mt-2">{words.thenYouCan}</p>
          <label htmlFor={id} className="mt-3 block font-semibold">
            {words.lastFigures(figuresAsked)}
          </label>
          <div className="mt-1.5 flex gap-2">
            <input
              ref={field}
              id={id}
              inputMode="numeric"
              autoComplete="off"
              maxLength={figuresAsked}
              value={figures}
              onChange={({ target }) => setFigures(withAsciiDigits(target.value).replaceAll(/\D/g, ''))}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              className="bg-paper figures rounded-card border-line-strong min-h-12 w-28 border px-4 text-xl"
            />
            <Button type="submit" disabled={!isHydrated} aria-disabled={isBusy || undefined}>
              {isBusy ? words.oneMoment : words.open}
            </Button>
          </div>
          <p
            id={`${id}-problem`}
            role="alert"
            className="text-terracotta-strong mt-2 font-medium empty:hidden"
          >
            {problem}
          </p>
        </form>
      )}
      <CallUs />
    </section>
  )
}
