import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { deliveryTo } from '#contract/addresses.ts'
import type { DeliveryCost } from '#contract/delivery-area.ts'
import { readPinCode } from '#domain/addresses/rules.ts'

import { deliveryWords } from './delivery-words.ts'
import type { DeliveryAnswer } from './delivery-words.ts'
import { keepPinCode, keptPinCode } from './kept-pin-code.ts'

const hint = 'Enter your PIN code, and we tell you.'
const wrong = 'Please enter a PIN code of 6 digits.'
const noAnswer = 'No connection. Please try again.'

/** Asks whether the shop delivers to a PIN code. The server draws nothing of it: it is the browser's own. */
export function PinCheck(props: PinCheckProps) {
  return useHydrated() ? <PinForm {...props} /> : null
}

interface PinCheckProps {
  /** What it costs to have goods brought there; undefined where nothing is. */
  onAnswer?: (delivery: DeliveryCost | undefined) => void
}

function PinForm({ onAnswer }: PinCheckProps) {
  const { terms } = useShop()
  const id = useId()
  const [typed, setTyped] = useState(keptPinCode)
  const [isWrong, setIsWrong] = useState(false)
  const [said, setSaid] = useState(hint)
  /** A long note is cut where nobody has asked for it just now, so that it moves nothing. */
  const [isCut, setIsCut] = useState(true)
  /** The answer to an earlier question may come later. */
  const asked = useRef('')

  async function ask(pinCode: string) {
    asked.current = pinCode
    const answer = await answerFor(pinCode)
    if (asked.current === pinCode) tell(pinCode, answer)
  }

  function tell(pinCode: string, answer: DeliveryAnswer | string) {
    if (typeof answer === 'string') return setSaid(answer)
    setSaid(deliveryWords(pinCode, answer, terms))
    onAnswer?.(answer.delivered ? answer.delivery : undefined)
  }

  const askForKept = useEffectEvent(() => {
    const pinCode = readPinCode(typed)
    if (pinCode !== null) void ask(pinCode)
  })
  useEffect(() => askForKept(), [])

  function check(event: FormEvent) {
    event.preventDefault()
    const pinCode = readPinCode(typed)
    setIsWrong(pinCode === null)
    setIsCut(false)
    if (pinCode === null) return setSaid(wrong)
    keepPinCode(pinCode)
    void ask(pinCode)
  }

  return (
    <form noValidate onSubmit={check}>
      <label htmlFor={id} className="block font-semibold">
        Do we deliver to you?
      </label>
      <div className="mt-1.5 flex items-center gap-2">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="PIN code"
          maxLength={7}
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-answer`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="bg-paper-raised border-line-strong rounded-card h-11 min-w-0 flex-1 border px-4 text-base"
        />
        <Button type="submit" look="quiet" size="small">
          Check
        </Button>
      </div>
      <p
        id={`${id}-answer`}
        role="status"
        className={`text-ink-soft mt-1.5 text-sm ${isCut ? 'line-clamp-2' : ''}`}
      >
        {said}
      </p>
    </form>
  )
}

/** Or a sentence why there is none. */
async function answerFor(pinCode: string): Promise<DeliveryAnswer | string> {
  try {
    const answer = await call<typeof deliveryTo>('GET', `/api/delivery?pinCode=${pinCode}`)
    return answer.ok ? answer.body.data : answer.body.message
  } catch {
    return noAnswer
  }
}
