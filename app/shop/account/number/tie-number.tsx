import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver, refreshCustomer } from '#app/client/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { User } from '#contract/customers.ts'
import type { tieNumber, untieNumber } from '#contract/sign-in-codes.ts'
import * as texts from '#words/shop/account/mine/en.ts'
import * as words from '#words/shop/account/number/en.ts'
import * as shared from '#words/shop/account/shared/en.ts'

import { PasswordField } from '../account-fields.tsx'
import { refuseMissing } from '../form-errors.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { CodeField } from './code-field.tsx'
import { useSentCode } from './use-sent-code.ts'

interface TieNumberProps {
  user: User
  onOver: () => void
}

/** The number by which one signs in, beside the e-mail: to be proven, and to be taken away. */
export function TieNumber({ user: { email, mobile, signInMobile }, onOver }: TieNumberProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // Who has no e-mail signs in with nothing else.
  const canChange = email !== ''
  return (
    <div className="border-line mt-6 border-t pt-5">
      <h3 className="text-lg">{words.signInNumber}</h3>
      {signInMobile && <p className="figures">{signInMobile}</p>}
      <p className="text-ink-soft mt-1 text-sm">{signInMobile ? words.tied : words.notTied}</p>
      {canChange && !isOpen && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
          {signInMobile ? words.untie : words.tie}
        </Button>
      )}
      {isOpen &&
        (signInMobile ? (
          <UntieForm onOver={onOver} onDone={close} />
        ) : (
          <TieForm mobile={mobile} onOver={onOver} onDone={close} />
        ))}
    </div>
  )
}

interface FormProps {
  onOver: () => void
  onDone: () => void
}

function TieForm({ mobile, onOver, onDone }: FormProps & { mobile: string }) {
  const code = useSentCode()
  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) =>
      code.sent
        ? refuseMissing(
            { code: text('code'), password: text('password') },
            { code: words.enterCode, password: shared.enterPassword },
          )
        : refuseMissing({ mobile: text('mobile') }, { mobile: words.enterMobile }),
    async send(text) {
      if (!code.sent) return code.send(text('mobile'))
      const typed = { codeId: text('codeId'), code: text('code'), password: text('password') }
      const answer = await call<typeof tieNumber>('POST', '/api/tie-number', typed)
      if (!answer.ok) {
        if (isSessionOver(answer)) onOver()
        return { ...answer.body, fields: answer.body.fields ?? { code: answer.body.message } }
      }
      showToast('success', answer.body.message)
      await refreshCustomer()
      onDone()
      return null
    },
    failure: words.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
      {code.sent ? (
        <>
          <p>
            {words.sentTo} <strong className="figures">{code.sent.mobile}</strong>
          </p>
          <CodeField code={code} error={errors.code} />
          <Password error={errors.password} />
        </>
      ) : (
        <Field
          label={words.mobile}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={mobile}
          error={errors.mobile}
          required
        />
      )}
      <SubmitButton isBusy={isBusy} busyLabel={words.oneMoment}>
        {code.sent ? words.save : words.sendCode}
      </SubmitButton>
      <Cancel onPress={onDone} />
    </form>
  )
}

function UntieForm({ onOver, onDone }: FormProps) {
  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) => refuseMissing({ password: text('password') }, { password: shared.enterPassword }),
    async send(text) {
      const typed = { password: text('password') }
      const answer = await call<typeof untieNumber>('POST', '/api/untie-number', typed)
      if (!answer.ok) {
        if (isSessionOver(answer)) onOver()
        return answer.body
      }
      showToast('success', answer.body.message)
      await refreshCustomer()
      onDone()
      return null
    },
    failure: words.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
      <Password error={errors.password} />
      <SubmitButton isBusy={isBusy} busyLabel={words.oneMoment}>
        {words.save}
      </SubmitButton>
      <Cancel onPress={onDone} />
    </form>
  )
}

function Password({ error }: { error: string | undefined }) {
  return (
    <PasswordField label={texts.yourPassword} name="password" autoComplete="current-password" error={error} />
  )
}

function Cancel({ onPress }: { onPress: () => void }) {
  return (
    <Button look="quiet" className="w-full" onClick={onPress}>
      {words.cancel}
    </Button>
  )
}
