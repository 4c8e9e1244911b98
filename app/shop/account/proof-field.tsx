import { useCustomer } from '#app/client/store.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as texts from '#words/shop/account/mine/en.ts'
import * as numberWords from '#words/shop/account/number/en.ts'
import * as words from '#words/shop/account/shared/en.ts'

import { PasswordField } from './account-fields.tsx'
import { checkRequired } from './form-errors.ts'
import type { FieldErrors } from './form-errors.ts'
import { CodeField } from './number/code-field.tsx'
import { useSentCode } from './number/use-sent-code.ts'

/**
 * What proves once more who somebody is: their password, or of who signs in by number alone a code that is
 * sent to it.
 */
export function ProofField({ errors }: { errors: FieldErrors }) {
  const user = useCustomer(({ user }) => user)
  const code = useSentCode()
  // Who has an e-mail may have no password yet: then the shop asks for the code.
  if (!user?.signInMobile || (user.email && !errors.code))
    return (
      <PasswordField
        label={texts.yourPassword}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
    )
  if (code.sent) return <CodeField code={code} error={errors.code} />

  async function send() {
    const refused = await code.send(user!.signInMobile).catch(() => ({ message: numberWords.failed }))
    if (refused) showToast('error', refused.message)
  }
  return (
    <div>
      <p>
        {numberWords.proofGoesTo} <strong className="figures">{user.signInMobile}</strong>
      </p>
      <Button look="quiet" size="small" className="mt-3" onClick={() => void send()}>
        {numberWords.sendCode}
      </Button>
    </div>
  )
}

type Text = (name: string) => string

/** What of it is empty. `hasEmail`: they sign in by e-mail, too. */
export function checkProof(text: Text, hasEmail: boolean): FieldErrors {
  if (text('codeId') || !hasEmail)
    return checkRequired({ code: text('code') }, { code: numberWords.enterCode })
  return checkRequired({ password: text('password') }, { password: words.enterPassword })
}

/** As the shop is given it. */
export function proofOf(text: Text) {
  if (!text('codeId')) return { password: text('password') }
  return { codeId: text('codeId'), code: text('code') }
}
