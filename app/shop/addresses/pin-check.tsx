import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { late } from '#app/client/late.tsx'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { DeliveryCost } from '#contract/delivery-area.ts'
import { readPinCode } from '#domain/addresses/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/addresses/pin-check/en.ts'

import { beginDeliverTo, chooseDeliverTo, useDeliverTo } from './deliver-to.ts'
import type { DeliverTo } from './deliver-to.ts'
import { deliveryWords } from './delivery-words.ts'
import type { DeliveryAnswer } from './delivery-words.ts'

const WishDrawer = late(async () => (await import('./wish-drawer.tsx')).WishDrawer)

/** Asks whether the shop delivers to a PIN code. The server draws nothing of it: it is the browser's own. */
export function PinCheck(props: PinCheckProps) {
  return useHydrated() ? <PinForm {...props} /> : null
}

interface PinCheckProps {
  label?: string
  /** It takes the focus when it comes. */
  hasFocus?: boolean
  /** What it costs to have goods brought there; undefined where nothing is. */
  onAnswer?: (delivery: DeliveryCost | undefined) => void
}

function PinForm({ label = words.label, hasFocus = false, onAnswer }: PinCheckProps) {
  const { terms } = useShop()
  const id = useId()
  const to = useDeliverTo()
  /** null: what the shop delivers to. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  /** A long note is cut where nobody has asked for it just now, so that it moves nothing. */
  const [isCut, setIsCut] = useState(true)

  const tell = useEffectEvent((answer: DeliveryAnswer) =>
    onAnswer?.(answer.delivered ? answer.delivery : undefined),
  )
  const answer = to?.answer
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    void beginDeliverTo()
    if (hasFocus) input.current?.focus()
  }, [hasFocus])

  function check(event: FormEvent) {
    event.preventDefault()
    const pinCode = readPinCode(typed ?? to?.pinCode ?? '')
    setIsWrong(pinCode === null)
    setIsCut(false)
    if (pinCode === null) return
    setTyped(null)
    void chooseDeliverTo(pinCode)
  }

  const said = isWrong ? words.wrong : saidOf(to, terms)
  const isOutside = to?.answer?.delivered === false
  return (
    <>
      <form noValidate onSubmit={check}>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <div className="mt-1.5 flex items-center gap-2">
          <input
            ref={input}
            id={id}
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={words.pinCode}
            maxLength={10}
            value={typed ?? to?.pinCode ?? ''}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-answer`}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="bg-paper-raised border-line-strong rounded-card h-11 min-w-0 flex-1 border px-4 text-base"
          />
          <Button type="submit" look="quiet" size="small">
            {words.check}
          </Button>
        </div>
        <p
          id={`${id}-answer`}
          role="status"
          className={`text-ink-soft mt-1.5 text-sm ${isCut && !isOutside ? 'line-clamp-2' : ''}`}
        >
          {said}{' '}
          {isOutside && (
            <button
              type="button"
              popoverTarget={`${id}-wish`}
              className="text-ink font-semibold underline underline-offset-4"
            >
              {words.tellMe}
            </button>
          )}
        </p>
      </form>
      {isOutside && <WishDrawer id={`${id}-wish`} pinCode={to.pinCode} hasNumber={!isCut} />}
    </>
  )
}

function saidOf(to: DeliverTo | null, terms: Shipping): string {
  if (!to) return words.hint
  return to.answer ? deliveryWords(to.pinCode, to.answer, terms) : to.failure || words.asking
}
