import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { dispatch } from '#app/client/store.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { User, setSmartCoins } from '#contract/customers.ts'

import { PersonDialog } from './person-dialog.tsx'

interface SetCoinsProps {
  user: User
  onChanged: () => void
  onClose: () => void
}

/** How many smart coins a person has. */
export function SetCoins({ user, onChanged, onClose }: SetCoinsProps) {
  const [entered, setEntered] = useState(String(user.smartCoins))
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const isStillHere = useStillHere()
  const navigate = useNavigate()

  async function save() {
    const coins = entered.trim()
    if (!/^\d+$/.test(coins)) return setError('Please enter a whole number, such as 25.')
    setIsSaving(true)
    try {
      const answer = await call<typeof setSmartCoins>('POST', '/api/set-smart-coins', {
        userId: user._id,
        smartCoins: Number(coins),
        seen: user.smartCoins,
      })
      if (isTurnedAway(answer)) return void navigate(homePath)
      if (answer.status === 422) {
        setError(answer.body.message)
        return setIsSaving(false)
      }
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      // One's own account shows them, too.
      if (answer.ok) dispatch({ type: 'person changed', user: answer.body.data })
      // Also where it was refused: then the person is not as they were shown.
      onChanged()
      // By now this dialog may be closed, and another one open.
      if (isStillHere()) onClose()
      return
    } catch {
      showToast('error', 'The smart coins were not saved. Please try again.')
    }
    setIsSaving(false)
  }

  return (
    <PersonDialog
      title="Smart coins"
      user={user}
      action="Save coins"
      busy="Saving..."
      isSaving={isSaving}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label="How many they have"
        inputMode="numeric"
        autoComplete="off"
        value={entered}
        error={error}
        hint="They see the number in their account. It is no money and pays for nothing."
        onChange={(event) => {
          setEntered(event.target.value)
          setError(undefined)
        }}
      />
    </PersonDialog>
  )
}
