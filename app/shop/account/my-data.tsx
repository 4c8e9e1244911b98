import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { leaveBrowser } from '#app/frame/leave-browser.ts'
import { homePath, privacyPath } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { deleteAccount } from '#contract/my-account.ts'
import * as texts from '#words/shop/account/mine/en.ts'

import { ProofField, checkProof, proofOf } from './proof-field.tsx'
import { useAccountForm } from './use-account-form.ts'

/** All that the shop keeps of a person: as a file, and the way to have it deleted. */
export function MyData({ onOver }: { onOver: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="data"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="data" className="text-2xl">
        {texts.data}
      </h2>
      <p className="text-ink-soft mt-1 text-sm">
        {texts.oneFile}{' '}
        <Link to={privacyPath} className="text-ink font-semibold underline underline-offset-4">
          {texts.whatWeKeep}
        </Link>
      </p>
      <a href="/api/my-data" download className={`${buttonClass('quiet')} mt-4 w-full`}>
        {texts.download}
      </a>
      <div className="border-line mt-6 border-t pt-5">
        <h3 className="text-lg">{texts.deleteAccount}</h3>
        <p className="text-ink-soft mt-1 text-sm">{texts.whatGoes}</p>
        {isOpen ? (
          <DeleteForm onOver={onOver} onCancel={() => setOpen(false)} />
        ) : (
          <Button look="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
            {texts.deleteMine}
          </Button>
        )}
      </div>
    </section>
  )
}

function DeleteForm({ onOver, onCancel }: { onOver: () => void; onCancel: () => void }) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const user = useCustomer(({ user }) => user)

  const { errors, isBusy, onSubmit } = useAccountForm({
    check(text) {
      const fields = checkProof(text, user?.email !== '')
      const message = Object.values(fields)[0]
      return message ? { message, fields } : null
    },
    async send(text) {
      const answer = await call<typeof deleteAccount>('POST', '/api/delete-account', proofOf(text))
      if (!answer.ok) {
        // Whether it was deleted by an answer that was lost, or signed out elsewhere.
        if (isSessionOver(answer)) onOver()
        setRefusal(answer.body.fields ? '' : answer.body.message)
        return answer.body
      }
      leaveBrowser()
      showToast('success', answer.body.message)
      await navigate(homePath, { replace: true })
      return null
    },
    failure: texts.notKnown,
  })

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-4 space-y-5">
      <ProofField errors={errors} />
      {refusal && (
        <p role="alert" className="text-terracotta-strong font-medium">
          {refusal}
        </p>
      )}
      <Button type="submit" look="danger" className="w-full" aria-disabled={isBusy || undefined}>
        {isBusy ? texts.deleting : texts.deleteForGood}
      </Button>
      <Button look="quiet" className="w-full" onClick={onCancel}>
        {texts.keepMine}
      </Button>
    </form>
  )
}
