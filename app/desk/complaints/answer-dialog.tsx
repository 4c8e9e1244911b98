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
import type { Grievance, answerGrievance } from '#contract/grievances.ts'
import { grievanceName, mostWords } from '#domain/grievances/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

interface AnswerDialogProps {
  complaint: Grievance
  /** The list is to be asked for again. */
  onAnswered: () => void
  onClose: () => void
}

/** A complaint as it was sent, with its answer or a field for it. */
export function AnswerDialog({ complaint, onAnswered, onClose }: AnswerDialogProps) {
  const formId = useId()
  const [answer, setAnswer] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const form = useFirstWrong(problems)
  const { isBusy, press } = usePress()
  useKeyboardRoom()
  const { _id, number, name, email, mobile, words, createdAt, answeredAt } = complaint

  async function send(event: FormEvent) {
    event.preventDefault()
    if (answer.trim() === '') return setProblems({ answer: 'This field is required.' })
    const wrong = await press(
      `answer ${_id}`,
      () => call<typeof answerGrievance>('POST', `/api/grievances/${_id}/answer`, { answer }),
      ({ ok, body }) => {
        showToast(ok ? 'success' : 'error', body.message)
        if (!ok && 'code' in body && body.code !== 'grievance_answered')
          return body.fields ?? { answer: body.message }
        onAnswered()
        return null
      },
    )
    if (wrong) setProblems(wrong)
    else onClose()
  }

  return (
    <DeskDialog
      title={`Complaint ${grievanceName(number)}`}
      width="form"
      onClose={onClose}
      footer={
        !answeredAt && (
          <Button type="submit" form={formId} size="small" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment...' : 'Send the answer'}
          </Button>
        )
      }
    >
      <p className="text-sm wrap-anywhere">
        <span className="font-semibold">{name}</span>, {[email, mobile].filter(Boolean).join(', ')}
        <span className="text-ink-soft block">{dateAndTime(createdAt)}</span>
      </p>
      <blockquote className="border-line-strong my-4 border-s-4 ps-4 wrap-anywhere whitespace-pre-wrap">
        {words}
      </blockquote>
      {answeredAt ? (
        <>
          <h3 className="text-sm font-semibold">Answered on {dateAndTime(answeredAt)}</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{complaint.answer}</p>
        </>
      ) : (
        <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)}>
          <FormField
            label="Answer"
            hint={
              email
                ? `It goes to ${email}.`
                : `No mail can be sent: please call ${mobile}, and write down what you said.`
            }
            error={problems['answer'] ?? problems['']}
          >
            {(control) => (
              <textarea
                {...control}
                rows={6}
                maxLength={mostWords}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
              />
            )}
          </FormField>
        </form>
      )}
    </DeskDialog>
  )
}
