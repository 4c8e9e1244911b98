import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Mail, MailInList, getMail, sendMailAgain } from '#contract/mails.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { MailMark } from './mail-mark.tsx'

interface MailDialogProps {
  mail: MailInList
  /** It is sent again: the list is to be asked for again. */
  onSent: () => void
  onClose: () => void
}

/** One mail as its recipient sees it, or as its plain text. */
export function MailDialog({ mail, onSent, onClose }: MailDialogProps) {
  const { full, failure } = useMail(mail._id)
  const [isText, setIsText] = useState(false)
  const { isBusy, press } = usePress()

  async function sendAgain() {
    await press(
      `send again ${mail._id}`,
      () => call<typeof sendMailAgain>('POST', `/api/mails/${mail._id}/send-again`),
      ({ ok, body }) => {
        showToast(ok ? 'success' : 'error', body.message)
        onSent()
        onClose()
        return null
      },
    )
  }

  const look = (label: string, isChosen: boolean, choose: () => void) => (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={choose}
      className="desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong"
    >
      {label}
    </button>
  )
  return (
    <DeskDialog
      title={mail.subject}
      width="form"
      onClose={onClose}
      footer={
        mail.status === 'failed' && (
          <Button size="small" aria-disabled={isBusy || undefined} onClick={() => void sendAgain()}>
            {isBusy ? 'One moment...' : 'Send again'}
          </Button>
        )
      }
    >
      <Facts mail={mail} />
      <div role="group" aria-label="Show as" className="mt-4 mb-3 flex gap-1.5 text-sm">
        {look('As it looks', !isText, () => setIsText(false))}
        {look('Plain text', isText, () => setIsText(true))}
      </div>
      {failure && <p role="alert">{failure}</p>}
      {!failure && !full && <Skeleton className="rounded-card! h-96" />}
      {full && isText && (
        <pre className="border-line rounded-card border p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {full.text}
        </pre>
      )}
      {full && !isText && (
        // Without scripts, forms and ways out of it: what is in it was written by customers, too.
        <iframe
          title="The message as it looks"
          sandbox=""
          srcDoc={full.html}
          className="border-line rounded-card block h-[26rem] max-h-[70vh] w-full border"
        />
      )}
    </DeskDialog>
  )
}

function Facts({ mail }: { mail: MailInList }) {
  const { to, status, createdAt, sentAt, attempts, nextAttemptAt, failure } = mail
  const rows = [
    ['To', to.name ? `${to.name} (${to.email})` : to.email],
    ['Written on', dateAndTime(createdAt)],
    ['Sent on', sentAt && dateAndTime(sentAt)],
    ['Tried', attempts > 1 ? `${attempts} times` : ''],
    ['Next try', attempts > 0 && nextAttemptAt ? dateAndTime(nextAttemptAt) : ''],
    ['Why not', status === 'sent' ? '' : failure],
    ['Note', status === 'kept' ? 'The shop has no mail server, so this was not sent.' : ''],
  ].filter(([, value]) => value)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <dt className="text-ink-soft">Status</dt>
      <dd>
        <MailMark status={status} />
      </dd>
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useMail(id: number): { full: Mail | null; failure: string } {
  const [full, setFull] = useState<Mail | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isHere = true
    call<typeof getMail>('GET', `/api/mails/${id}`)
      .then((answer) => {
        if (!isHere) return
        if (answer.ok) setFull(answer.body.data)
        else setFailure(answer.body.message)
      })
      .catch(() => isHere && setFailure('The message did not load. Please open it again.'))
    return () => {
      isHere = false
    }
  }, [id])
  return { full, failure }
}
