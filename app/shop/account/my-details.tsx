import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver, refreshCustomer } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { askNewEmail, changeProfile } from '#contract/my-account.ts'
import * as texts from '#words/shop/account/mine/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { EmailField } from './account-fields.tsx'
import { checkRequired, refuseMissing } from './form-errors.ts'
import { TieNumber } from './number/tie-number.tsx'
import { ProofField, checkProof, proofOf } from './proof-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/** One's name, number and e-mail, to be corrected. */
export function MyDetails({ onOver }: { onOver: () => void }) {
  const user = useCustomer(({ user }) => user)

  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) => refuseMissing({ name: text('name') }, { name: words.enterName }),
    async send(text) {
      const typed = { name: text('name'), mobile: text('mobile') }
      const answer = await call<typeof changeProfile>('POST', '/api/change-profile', typed)
      if (!answer.ok) {
        if (isSessionOver(answer)) onOver()
        return answer.body
      }
      showToast('success', answer.body.message)
      // The header has the name, too.
      await refreshCustomer()
      return null
    },
    failure: texts.notSaved,
  })

  if (!user) return null
  return (
    <section
      aria-labelledby="details"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="details" className="text-2xl">
        {texts.details}
      </h2>
      <form noValidate method="post" onSubmit={onSubmit} className="mt-5 space-y-5">
        <Field
          label={texts.yourName}
          name="name"
          autoComplete="name"
          defaultValue={user.name}
          maxLength={100}
          error={errors.name}
          required
        />
        <Field
          label={texts.mobile}
          name="mobile"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={user.mobile}
          hint={texts.mobileHint}
          error={errors.mobile}
        />
        <SubmitButton isBusy={isBusy} busyLabel={words.saving}>
          {texts.save}
        </SubmitButton>
      </form>
      <NewEmail email={user.email} onOver={onOver} />
      <TieNumber user={user} onOver={onOver} />
    </section>
  )
}

/** The e-mail is another matter: it opens the account, so it is proved before it counts. */
function NewEmail({ email, onOver }: { email: string; onOver: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')

  const { errors, isBusy, onSubmit } = useAccountForm({
    check(text) {
      const fields = {
        ...checkRequired({ email: text('email') }, { email: texts.enterNewEmail }),
        ...checkProof(text, email !== ''),
      }
      const message = Object.values(fields)[0]
      return message ? { message, fields } : null
    },
    async send(text) {
      const typed = { email: text('email'), ...proofOf(text) }
      const answer = await call<typeof askNewEmail>('POST', '/api/ask-new-email', typed)
      if (!answer.ok) {
        if (isSessionOver(answer)) onOver()
        return answer.body
      }
      setSaid(answer.body.message)
      return null
    },
    failure: texts.notSent,
  })

  return (
    <div className="border-line mt-6 border-t pt-5">
      <h3 className="text-lg">{texts.yourEmail}</h3>
      <p className="text-ink-soft wrap-anywhere">{email}</p>
      {said && (
        <p ref={takeFocus} tabIndex={-1} className="bg-leaf-tint rounded-card mt-4 px-4 py-3">
          {said}
        </p>
      )}
      {!said && !isOpen && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
          {email ? texts.changeEmail : texts.addEmail}
        </Button>
      )}
      {!said && isOpen && (
        <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
          <EmailField ref={takeFocus} label={texts.newEmail} hint={texts.newEmailHint} error={errors.email} />
          <ProofField errors={errors} />
          <SubmitButton isBusy={isBusy} busyLabel={words.sending}>
            {words.sendLink}
          </SubmitButton>
          <Button look="quiet" className="w-full" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
        </form>
      )}
    </div>
  )
}

/** What had the focus has gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
