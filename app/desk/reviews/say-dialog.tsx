import { useId, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskReview, answerReview, decideReview } from '#contract/reviews.ts'
import { mostReason, mostWords } from '#domain/reviews/rules.ts'

interface SayDialogProps {
  /** Why it is not shown, to its writer; or what the shop says below it, to everybody. */
  what: 'why' | 'answer'
  /** As the list has it: perhaps changed since the dialog opened. */
  review: DeskReview
  /** The list is to be asked for again, while the dialog stays or before it closes. */
  onChanged: () => void
  onClose: () => void
}

const of = {
  why: {
    title: 'Do not show it',
    label: 'Why?',
    hint: 'Its writer reads this at the review, and in a mail if we have their e-mail. They can change it.',
    most: mostReason,
    press: 'Do not show it',
  },
  answer: {
    title: 'Answer',
    label: 'What do you say to it?',
    hint: 'Everybody reads this below the review. Leave it empty to take it away.',
    most: mostWords,
    press: 'Save',
  },
}

/** Asks for words of the shop, and keeps them until they have been taken: they may be many. */
export function SayDialog({ what, review: listed, onChanged, onClose }: SayDialogProps) {
  const formId = useId()
  const [first] = useState(listed)
  const [isOutdated, setIsOutdated] = useState(false)
  // What has changed is shown once that was said: nothing is decided unread.
  const review = isOutdated ? listed : first
  const [words, setWords] = useState(what === 'answer' ? first.answer : '')
  const [problems, setProblems] = useState<Problems>({})
  const form = useFirstWrong(problems)
  const { isBusy, press } = usePress()
  useKeyboardRoom()
  const { title, label, hint, most, press: pressWords } = of[what]
  const { _id, version } = review

  async function send(event: FormEvent) {
    event.preventDefault()
    if (what === 'why' && words.trim() === '') return setProblems({ '': 'This field is required.' })
    const wrong = await press(
      `${what} ${_id}`,
      () =>
        what === 'answer'
          ? call<typeof answerReview>('POST', `/api/reviews/${_id}/answer`, { answer: words, version })
          : call<typeof decideReview>('POST', `/api/reviews/${_id}/decide`, {
              outcome: 'refused',
              why: words,
              version,
            }),
      ({ ok, status, body }) => {
        if (ok || status === 404 || status === 409) onChanged()
        if (status === 409) setIsOutdated(true)
        if (!ok) return { '': ('fields' in body && Object.values(body.fields ?? {})[0]) || body.message }
        showToast('success', body.message)
        return null
      },
    )
    if (wrong) setProblems(wrong)
    else onClose()
  }

  return (
    <DeskDialog
      title={title}
      width="form"
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} size="small" aria-disabled={isBusy || undefined}>
          {isBusy ? 'One moment...' : pressWords}
        </Button>
      }
    >
      <blockquote className="border-line-strong mb-4 border-s-4 ps-4 wrap-anywhere whitespace-pre-wrap">
        {review.words || 'Stars alone.'}
      </blockquote>
      {what === 'answer' && review.answer !== first.answer && (
        <p className="mb-4 wrap-anywhere whitespace-pre-wrap">
          <strong>The answer now:</strong> {review.answer || 'none'}
        </p>
      )}
      <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)}>
        <FormField label={label} hint={hint} error={problems['']}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={most}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </FormField>
      </form>
    </DeskDialog>
  )
}
