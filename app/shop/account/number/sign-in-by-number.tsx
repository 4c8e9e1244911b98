import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { refreshCustomer } from '#app/client/session.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { loginPath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { signInByCode } from '#contract/sign-in-codes.ts'
import * as words from '#words/shop/account/number/en.ts'
import * as shared from '#words/shop/account/shared/en.ts'

import { AccountFrame } from '../account-frame.tsx'
import { Agreement } from '../agreement.tsx'
import { refuseMissing } from '../form-errors.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { CodeField } from './code-field.tsx'
import { useSentCode } from './use-sent-code.ts'

/**
 * Sign-in and sign-up in one: a number, the code that was sent to it, and a name of who is new. `returnTo`:
 * where it leads then.
 */
export function SignInByNumber({ returnTo }: { returnTo: string }) {
  const code = useSentCode('haat.code')
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <PageHead title={words.title} />
      {code.sent ? <CodeForm code={code} returnTo={returnTo} /> : <NumberForm code={code} />}
      <ButtonLink to={loginPath} state={{ returnTo }} look="quiet" className="mt-5 w-full">
        {words.byEmail}
      </ButtonLink>
    </AccountFrame>
  )
}

function NumberForm({ code }: { code: ReturnType<typeof useSentCode> }) {
  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) => refuseMissing({ mobile: text('mobile') }, { mobile: words.enterMobile }),
    send: (text) => code.send(text('mobile')),
    failure: words.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
      <Field
        // The press that led here is gone, and with it the focus.
        ref={takeFocus}
        label={words.mobile}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={words.mobileHint}
        error={errors.mobile}
        required
      />
      <SubmitButton isBusy={isBusy} busyLabel={words.oneMoment}>
        {words.sendCode}
      </SubmitButton>
      <Agreement action={shared.goingOn} />
    </form>
  )
}

interface CodeFormProps {
  code: ReturnType<typeof useSentCode>
  returnTo: string
}

function CodeForm({ code, returnTo }: CodeFormProps) {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const [isNew, setNew] = useState(false)

  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) =>
      refuseMissing(
        { code: text('code'), name: text('name') },
        { code: words.enterCode, ...(isNew && { name: shared.enterName }) },
      ),
    async send(text) {
      const typed = { codeId: text('codeId'), code: text('code'), ...(isNew && { name: text('name') }) }
      const answer = await call<typeof signInByCode>('POST', '/api/sign-in-by-code', typed)
      if (!answer.ok) {
        const { code: why, message, fields = { code: message } } = answer.body
        if (why !== 'name_needed') return { message, fields }
        setNew(true)
        return null
      }
      code.forget()
      const missing = await refreshCustomer()
      showToast('success', answer.body.message, missing)
      if (isStillHere()) await navigate(returnTo)
      return null
    },
    failure: words.failed,
  })

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>
          {words.sentTo} <strong className="figures whitespace-nowrap">{code.sent?.mobile}</strong>
        </span>
        <Button look="quiet" size="small" onClick={code.leave}>
          {words.otherNumber}
        </Button>
      </p>
      <CodeField code={code} error={errors.code} />
      {isNew && (
        <Field
          ref={takeFocus}
          label={words.yourName}
          name="name"
          autoComplete="name"
          maxLength={100}
          hint={words.newHere}
          error={errors.name}
          required
        />
      )}
      <SubmitButton isBusy={isBusy} busyLabel={words.signingIn}>
        {isNew ? words.open : words.signIn}
      </SubmitButton>
    </form>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
