import { useEffect, useId, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
// A guest asks with the key of their browser.
import '#app/client/guest-key.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { PhoneConsent, getPhoneConsent, setPhoneConsent } from '#contract/phone-consent.ts'
import * as words from '#words/shop/orders/by-sms/en.ts'

type Channel = PhoneConsent['channels'][number]['channel']

/** Asks who wants to be told by SMS or WhatsApp; nothing where the shop sends none, or knows no number. */
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

  async function set(channel: Channel, isGiven: boolean) {
    if (isInFlight.current || !consent) return
    isInFlight.current = true
    // Shown at once; what the shop answers counts.
    const channels = consent.channels.map((one) =>
      one.channel === channel ? { ...one, givenAt: isGiven ? new Date().toISOString() : '' } : one,
    )
    setConsent({ ...consent, channels })
    try {
      const answer = await call<typeof setPhoneConsent>('POST', '/api/phone-consent', { channel, isGiven })
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      setConsent(answer.ok ? answer.body.data : consent)
    } catch {
      setConsent(consent)
      showToast('error', words.noConnection)
    } finally {
      isInFlight.current = false
    }
  }

  if (!consent || consent.channels.length === 0 || consent.mobile === '') return null
  const mobile = `${consent.mobile.slice(0, 5)} ${consent.mobile.slice(5)}`
  return (
    <div className={className}>
      {consent.channels.map(({ channel, name, givenAt }) => (
        <label key={channel} className="flex min-h-11 items-center gap-3 py-1 font-semibold">
          <input
            type="checkbox"
            checked={givenAt !== ''}
            aria-describedby={hintId}
            onChange={({ currentTarget }) => void set(channel, currentTarget.checked)}
            className="accent-leaf size-5 shrink-0"
          />
          <span>{words.tellMe(name, mobile)}</span>
        </label>
      ))}
      <p id={hintId} className="text-ink-soft ps-8 text-sm">
        {words.hint}
      </p>
    </div>
  )
}
