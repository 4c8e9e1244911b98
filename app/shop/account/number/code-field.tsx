import { useEffect, useRef } from 'react'

import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/shop/account/number/en.ts'

import type { useSentCode } from './use-sent-code.ts'

interface CodeFieldProps {
  code: ReturnType<typeof useSentCode>
  error: string | undefined
}

/** The code that was sent, typed or taken from the SMS by the browser (WebOTP); or a new one asked for. */
export function CodeField({ code: { sent, left, send }, error }: CodeFieldProps) {
  async function again() {
    if (!sent) return
    const refused = await send(sent.mobile).catch(() => ({ message: words.failed }))
    if (refused) showToast('error', refused.message)
  }

  return (
    <div>
      <Figures key={sent?.codeId} error={error} />
      <input type="hidden" name="codeId" value={sent?.codeId ?? ''} readOnly />
      {left > 0 ? (
        <p className="text-ink-soft mt-3 text-sm">{words.againIn(left)}</p>
      ) : (
        <Button look="quiet" size="small" className="mt-3" onClick={() => void again()}>
          {words.sendAgain}
        </Button>
      )}
    </div>
  )
}

function Figures({ error }: { error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
    const stop = new AbortController()
    void readSms(stop.signal).then((code) => {
      if (code && field.current) field.current.value ||= code
    })
    return () => stop.abort()
  }, [])

  return (
    <Field
      ref={field}
      label={words.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      hint={words.codeHint}
      error={error}
      required
    />
  )
}

/** Of the SMS that the browser hands over, where it can and its owner allows it; else null. */
async function readSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  const wanted = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
  const found = await navigator.credentials.get(wanted).catch(() => null)
  return (found as { code?: string } | null)?.code ?? null
}
