import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { reportReview } from '#contract/reviews.ts'
import type { ReportReason } from '#domain/reviews/rules.ts'
import { reportReasons } from '#words/shop/product/report/en.ts'
import * as words from '#words/shop/product/reviews/en.ts'

/** Asks what is wrong with a review. */
export function ReportForm({ reviewId, onDone }: { reviewId: string; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>('not_about_it')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const { ok, body } = await call<typeof reportReview>('POST', `/api/reviews/${reviewId}/report`, {
        reason,
      })
      if (!ok) return setError(body.message)
      showToast('success', body.message)
      onDone()
    } catch {
      setError(words.noConnectionOnce)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-3 space-y-3">
      <fieldset>
        <legend className="font-semibold">{words.whatIsWrong}</legend>
        {Object.entries(reportReasons).map(([one, label]) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => setReason(one as ReportReason)}
              className="accent-leaf size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role="alert" className="text-terracotta-strong text-sm font-medium">
        {error}
      </p>
      <SubmitButton isBusy={isBusy} busyLabel={words.sending}>
        {words.report}
      </SubmitButton>
    </form>
  )
}
