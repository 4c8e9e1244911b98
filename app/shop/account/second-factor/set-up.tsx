import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { late } from '#app/client/late.tsx'
import { isSessionOver } from '#app/client/session.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts'
import * as words from '#words/shop/account/second-factor/en.ts'
import * as shared from '#words/shop/account/shared/en.ts'

import { PasswordField } from '../account-fields.tsx'
import { refuseMissing } from '../form-errors.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { FiguresField } from './figures-field.tsx'

const QrCode = late(async () => (await import('#app/frame/qr-code.tsx')).QrCode)

interface SetUpProps {
  email: string
  onOver: () => void
  /** It is on; the recovery codes are shown now or never. */
  onDone: (codes: string[]) => void
  onCancel: () => void
}

/** First the password, then the key for the app and its first figures. */
export function SetUp({ email, onOver, onDone, onCancel }: SetUpProps) {
  const [key, setKey] = useState<{ secret: string; address: string } | null>(null)
  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) =>
      key
        ? refuseMissing({ figures: text('figures') }, { figures: words.enterFigures })
        : refuseMissing({ password: text('password') }, { password: shared.enterPassword }),
    async send(text) {
      if (!key) {
        const typed = { password: text('password') }
        const answer = await call<typeof beginSecondFactor>('POST', '/api/begin-second-factor', typed)
        if (answer.ok) setKey(answer.body.data)
        else if (isSessionOver(answer)) onOver()
        return answer.ok ? null : answer.body
      }
      const typed = { figures: text('figures') }
      const answer = await call<typeof confirmSecondFactor>('POST', '/api/confirm-second-factor', typed)
      if (!answer.ok) {
        if (isSessionOver(answer)) onOver()
        return { ...answer.body, fields: answer.body.fields ?? { figures: answer.body.message } }
      }
      showToast('success', answer.body.message)
      onDone(answer.body.data.codes)
      return null
    },
    failure: words.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
      {key ? (
        <>
          <p>{words.scan}</p>
          <QrCode address={key.address} label={words.qrCode} />
          <a href={key.address} className={`${buttonClass('quiet', 'small')} pointer-fine:hidden`}>
            {words.onThisDevice}
          </a>
          <p>
            {words.orType}{' '}
            <strong translate="no" className="figures wrap-anywhere">
              {inFours(key.secret)}
            </strong>
          </p>
          <FiguresField isAskedFor error={errors.figures} />
        </>
      ) : (
        <>
          <p>{words.endsPasskeys}</p>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={words.yourPassword}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        </>
      )}
      <SubmitButton isBusy={isBusy} busyLabel={words.oneMoment}>
        {key ? words.switchOn : words.goOn}
      </SubmitButton>
      <Button look="quiet" className="w-full" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  )
}

/** As people type a key. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
