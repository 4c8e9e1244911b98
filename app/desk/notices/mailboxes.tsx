import { useState } from 'react'
import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { cardClass } from '#app/desk/front/card.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { NoticeSettings, setNoticeMailbox } from '#contract/notices.ts'
import { mailedKinds, mostMailboxes, noticeLabels } from '#domain/notices/rules.ts'

type Mailbox = NoticeSettings['mailboxes'][number]

/** Addresses that are told by mail, each of its kinds. */
export function Mailboxes({ settings: { mailboxes } }: { settings: NoticeSettings }) {
  const { revalidate } = useRevalidator()
  const { isBusy, press } = usePress()
  const [problems, setProblems] = useState<Problems>({})
  const [isTyped, setIsTyped] = useState(false)

  /** Answers whether it is saved. */
  async function save(address: string, kinds: readonly string[]): Promise<boolean> {
    const sent = { address, kinds: mailedKinds.filter((kind) => kinds.includes(kind)) }
    const wrong = await press(
      JSON.stringify(sent),
      () => call<typeof setNoticeMailbox>('POST', '/api/notice-mailbox', sent),
      ({ ok, body }) => {
        showToast(ok ? 'success' : 'error', body.message)
        return ok ? null : (body.fields ?? { '': body.message })
      },
    )
    setProblems(wrong ?? {})
    if (wrong === null) await revalidate()
    return wrong === null
  }

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('address')
    if (!(await save(typeof typed === 'string' ? typed.trim() : '', mailedKinds))) return
    form.reset()
    setIsTyped(false)
  }

  return (
    <section aria-labelledby="by-mail" className={cardClass}>
      <h2 id="by-mail" className="text-xl">
        Told by mail
      </h2>
      <p className="text-ink-soft mt-1 text-sm">
        Many at once are one mail a minute. Of complaints and of what runs low every administrator has a mail
        anyway.
      </p>
      {mailboxes.map((mailbox) => (
        <MailboxRow key={mailbox.address} mailbox={mailbox} isBusy={isBusy} onSave={save} />
      ))}
      {mailboxes.length < mostMailboxes && (
        <form
          noValidate
          onSubmit={(event) => void add(event)}
          onInput={() => setIsTyped(true)}
          className="mt-3 flex flex-wrap items-end gap-2"
        >
          <KeepTyped isTyped={isTyped} />
          <FormField
            label="One more address"
            error={problems['address'] ?? problems['']}
            className="flex-1 basis-60"
          >
            {(control) => (
              <input {...control} name="address" type="email" autoComplete="off" maxLength={200} />
            )}
          </FormField>
          <Button type="submit" look="quiet" aria-disabled={isBusy || undefined}>
            Add
          </Button>
        </form>
      )}
    </section>
  )
}

interface MailboxRowProps {
  mailbox: Mailbox
  isBusy: boolean
  onSave: (address: string, kinds: readonly string[]) => Promise<boolean>
}

function MailboxRow({ mailbox: { address, kinds }, isBusy, onSave }: MailboxRowProps) {
  return (
    <fieldset className="border-line mt-3 border-t pt-2">
      <legend className="float-left flex w-full items-center justify-between gap-3 font-semibold wrap-anywhere">
        {address}
      </legend>
      <div className="clear-both grid gap-x-4 sm:grid-cols-2">
        {mailedKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              // With none the address would go: for that is the button.
              disabled={isBusy || (kinds.length === 1 && kinds.includes(kind))}
              onChange={({ currentTarget: { checked } }) =>
                void onSave(address, checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
              }
              className="accent-leaf size-5"
            />
            {noticeLabels[kind]}
          </label>
        ))}
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={`Take away ${address}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void onSave(address, [])}
      >
        Take away
      </Button>
    </fieldset>
  )
}
