import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { useCustomer } from '#app/client/store.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { complaintPath, contactPath } from '#app/paths.ts'
import { AccountFrame } from '#app/shop/account/account-frame.tsx'
import { checkRequired } from '#app/shop/account/form-errors.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { useAccountForm } from '#app/shop/account/use-account-form.ts'
import { Field } from '#app/ui/field.tsx'
import type { tellGrievance } from '#contract/grievances.ts'
import { answerHours, grievanceName, mostWords } from '#domain/grievances/rules.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as texts from '#words/shop/complaint/en.tsx'

export function headers() {
  return staticPageHeaders()
}

/** A complaint gets a number and an answer in time, of a guest as well. */
export default function Complaint() {
  const user = useCustomer(({ user }) => user)
  const { grievanceOfficer } = useShop()
  const [number, setNumber] = useState<number | null>(null)
  return (
    <AccountFrame
      title={number === null ? texts.title : texts.yours(grievanceName(number))}
      lead={texts.answerWithin(answerHours)}
    >
      <PageHead title={texts.title} path={complaintPath} />
      {number === null ? (
        <ComplaintForm user={user} onTold={setNumber} />
      ) : (
        <p ref={takeFocus} tabIndex={-1}>
          {texts.thanks(<strong className="whitespace-nowrap">{grievanceName(number)}</strong>)}
        </p>
      )}
      <p className="text-ink-soft mt-6 text-sm">
        {grievanceOfficer && texts.officer(grievanceOfficer)}
        <Link to={contactPath} className="text-ink font-semibold underline underline-offset-4">
          {texts.otherWays}
        </Link>
      </p>
    </AccountFrame>
  )
}

interface ComplaintFormProps {
  /** undefined: it is not known yet who is here. */
  user: { _id: string; name: string; email: string; mobile: string } | null | undefined
  onTold: (number: number) => void
}

const draft = 'complaint'

/** Who is here, for drafts: a guest, and somebody who is not known yet, are nobody. */
const nobody = ''

/** What was typed stays over errors and a reload, until it is sent: with its person, and no other. */
function ComplaintForm({ user, onTold }: ComplaintFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(nobody)
  const id = user?._id ?? nobody
  useEffect(() => {
    // Another window has signed in somebody else.
    if (before.current !== nobody && before.current !== id) form.current?.reset()
    before.current = id
    // What is being typed has come first; before it was known who is here it was kept as nobody's.
    const ofNobody = keptDraft<Texts>(nobody, draft)
    fillEmpty(form.current, ofNobody)
    if (!user) return
    fillEmpty(form.current, keptDraft<Texts>(id, draft))
    fillEmpty(form.current, { name: user.name, email: user.email, mobile: user.mobile })
    if (!form.current || Object.keys(ofNobody).length === 0) return
    keepDraft(id, draft, textsOf(form.current))
    forgetDraft(nobody, draft)
  }, [id, user])
  const { errors, isBusy, onSubmit } = useAccountForm({
    check(text) {
      const fields = checkRequired(
        { name: text('name'), words: text('words'), email: text('email') || text('mobile') },
        {
          name: texts.enterName,
          words: texts.sayWhatIsWrong,
          email: texts.enterOne,
        },
      )
      const message = Object.values(fields)[0]
      return message ? { message, fields } : null
    },
    async send(text) {
      const told = {
        name: text('name'),
        email: text('email'),
        mobile: text('mobile'),
        words: text('words'),
      }
      const answer = await call<typeof tellGrievance>('POST', '/api/grievances', told)
      if (!answer.ok) return answer.body
      forgetDraft(id, draft)
      onTold(answer.body.data.number)
      return null
    },
    failure: texts.noAnswer,
  })
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => keepDraft(id, draft, textsOf(currentTarget))}
      className="space-y-5"
    >
      <Field
        label={texts.yourName}
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
        required
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email}
      />
      <Field
        label={texts.mobile}
        name="mobile"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={texts.oneIsEnough}
        error={errors.mobile}
      />
      <div>
        <label htmlFor="words" className="mb-1.5 block font-semibold">
          {texts.whatIsWrong}
        </label>
        <textarea
          id="words"
          name="words"
          rows={6}
          maxLength={mostWords}
          required
          aria-invalid={errors.words ? true : undefined}
          aria-describedby={errors.words ? 'words-error' : 'words-hint'}
          className={`bg-paper-raised rounded-card w-full border px-4 py-3 text-base ${errors.words ? 'border-terracotta' : 'border-line-strong'}`}
        />
        {errors.words ? (
          <p id="words-error" className="text-terracotta-strong mt-1.5 text-sm font-medium">
            {errors.words}
          </p>
        ) : (
          <p id="words-hint" className="text-ink-soft mt-1.5 text-sm">
            {texts.orderNumber}
          </p>
        )}
      </div>
      <SubmitButton isBusy={isBusy} busyLabel={texts.sending}>
        {texts.send}
      </SubmitButton>
    </form>
  )
}

/** What the fields hold, by their names. */
type Texts = Record<string, string | undefined>

function fillEmpty(form: HTMLFormElement | null, texts: Texts): void {
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? [])
    field.value ||= texts[field.name] ?? ''
}

function textsOf(form: HTMLFormElement): Texts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** The form, which had the focus, has gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
