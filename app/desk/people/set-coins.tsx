import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { dispatch } from '#app/client/store.ts'
import { Field } from '#app/ui/field.tsx'
import type { User, setSmartCoins } from '#contract/customers.ts'
import * as words from '#words/desk/people/en.ts'

import { PersonDialog } from './person-dialog.tsx'
import { usePersonSave } from './use-person-save.ts'

interface SetCoinsProps {
  user: User
  onChanged: () => void
  onClose: () => void
}

/** How many smart coins a person has. */
export function SetCoins({ user, onChanged, onClose }: SetCoinsProps) {
  const [entered, setEntered] = useState(String(user.smartCoins))
  const [error, setError] = useState<string>()
  const failure = words.coinsNotSaved
  const { isSaving, save } = usePersonSave(failure, onClose, setError)

  async function change() {
    const coins = entered.trim()
    if (!/^\d+$/.test(coins)) return setError(words.enterCoins)
    const body = { userId: user._id, smartCoins: Number(coins), seen: user.smartCoins }
    await save(
      () => call<typeof setSmartCoins>('POST', '/api/set-smart-coins', body),
      (answer) => {
        // One's own account shows them, too.
        if (answer.ok) dispatch({ type: 'person changed', user: answer.body.data })
        // Also where it was refused: then the person is not as they were shown.
        onChanged()
        return true
      },
    )
  }

  return (
    <PersonDialog
      title={words.columns.coins}
      user={user}
      action={words.saveCoins}
      busy={words.saving}
      isSaving={isSaving}
      onSave={change}
      onClose={onClose}
    >
      <Field
        label={words.howManyCoins}
        inputMode="numeric"
        autoComplete="off"
        value={entered}
        error={error}
        hint={words.coinsHint}
        onChange={(event) => {
          setEntered(event.target.value)
          setError(undefined)
        }}
      />
    </PersonDialog>
  )
}
