import { useEffect, useId, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
// A guest asks with the key of their browser.
import '#app/client/guest-key.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { PhoneConsent, getPhoneConsent, setPhoneConsent } from '#contract/phone-consent.ts'
import * as words from '#words/shop/orders/by-sms/en.ts'

/** Asks whether one wants to be told by SMS; nothing where the shop sends none, or knows no number. */
export function BySms({ className = '' }: { className?: string }) {
  const [consent, setConsent] = useState<PhoneConsent | null>(null)
  const isInFlight = useRef(false)
  const hintId = useId()

  useEffect(() => {
    let isHere = true
    call<typeof getPhoneConsent>('GET', '/api/phone-consent')
      .then((answer) => isHere && answer.ok && setConsent(answer.body.data))
      // It is offered another time.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])

  async function set(isGiven: boolean) {
    if (isInFlight.current) return
    isInFlight.current = true
    try {
      const answer = await call<typeof setPhoneConsent>('POST', '/api/phone-consent', { isGiven })
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      if (answer.ok) setConsent(answer.body.data)
    } catch {
      showToast('error', words.noConnection)
    } finally {
      isInFlight.current = false
    }
  }

  if (!consent?.offered || consent.mobile === '') return null
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={consent.givenAt !== ''}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => void set(currentTarget.checked)}
          className="accent-leaf size-5 shrink-0"
        />
        <span>{words.tellMe(`${consent.mobile.slice(0, 5)} ${consent.mobile.slice(5)}`)}</span>
      </label>
      <p id={hintId} className="text-ink-soft ps-8 text-sm">
        {words.hint}
      </p>
    </div>
  )
}
