import { useEffect, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { endSecondFactor, mySecondFactor } from '#contract/second-factor.ts'
import * as words from '#words/shop/account/second-factor/en.ts'
import * as shared from '#words/shop/account/shared/en.ts'

import { PasswordField } from '../account-fields.tsx'
import { refuseMissing } from '../form-errors.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { FiguresField } from './figures-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

interface Standing {
  isOn: boolean
  recoveryCodesLeft: number
}

type Step = { is: 'rest' } | { is: 'setting up' } | { is: 'codes'; codes: string[] } | { is: 'ending' }

interface SecondFactorProps {
  email: string
  onOver: () => void
  /** It is on, and passkeys of before are gone. */
  onSet: () => void
}

/** The figures of an app beside the password, for who can come by the shop's money. */
export function SecondFactor({ email, onOver, onSet }: SecondFactorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [standing, setStanding] = useState<Standing | null>(null)
  const [step, setStep] = useState<Step>({ is: 'rest' })

  useEffect(() => void load(setStanding), [])

  function rest() {
    setStep({ is: 'rest' })
    void load(setStanding)
    // What had the focus is gone.
    heading.current?.focus()
  }

  if (!standing) return null
  const { isOn, recoveryCodesLeft } = standing
  return (
    <section
      aria-labelledby="second-factor"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="second-factor" ref={heading} tabIndex={-1} className="text-2xl">
        {words.title}
      </h2>
      {step.is === 'codes' ? (
        <RecoveryCodes codes={step.codes} onKept={rest} />
      ) : (
        <>
          <p className="text-ink-soft mt-1 text-sm">
            {isOn ? `${words.on} ${words.codesLeft(recoveryCodesLeft)}` : words.off}
          </p>
          {step.is === 'rest' && (
            <Button
              look="quiet"
              size="small"
              className="mt-3"
              onClick={() => setStep({ is: isOn ? 'ending' : 'setting up' })}
            >
              {isOn ? words.switchOff : words.setUp}
            </Button>
          )}
          {step.is === 'setting up' && (
            <SetUp
              email={email}
              onOver={onOver}
              onDone={(codes) => {
                setStep({ is: 'codes', codes })
                onSet()
              }}
              onCancel={rest}
            />
          )}
          {step.is === 'ending' && <EndForm email={email} onOver={onOver} onDone={rest} />}
        </>
      )}
    </section>
  )
}

/** Where it does not come, the part stays as it is. */
async function load(onLoaded: (standing: Standing) => void): Promise<void> {
  const answer = await call<typeof mySecondFactor>('GET', '/api/second-factor').catch(() => null)
  if (answer?.ok) onLoaded(answer.body.data)
}

interface EndFormProps {
  email: string
  onOver: () => void
  onDone: () => void
}

function EndForm({ email, onOver, onDone }: EndFormProps) {
  const { errors, isBusy, onSubmit } = useAccountForm({
    check: (text) =>
      refuseMissing(
        { password: text('password'), figures: text('figures') },
        { password: shared.enterPassword, figures: words.enterFigures },
      ),
    async send(text) {
      const typed = { password: text('password'), figures: text('figures') }
      const answer = await call<typeof endSecondFactor>('POST', '/api/end-second-factor', typed)
      if (!answer.ok) {
        if (isSessionOver(answer)) onOver()
        return answer.body
      }
      showToast('success', answer.body.message)
      onDone()
      return null
    },
    failure: words.failed,
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.yourPassword}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <FiguresField takesCode error={errors.figures} />
      <SubmitButton isBusy={isBusy} busyLabel={words.oneMoment}>
        {words.switchOff}
      </SubmitButton>
      <Button look="quiet" className="w-full" onClick={onDone}>
        {words.cancel}
      </Button>
    </form>
  )
}
