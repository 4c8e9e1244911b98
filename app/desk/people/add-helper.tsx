import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { ClaimLink } from '#app/desk/counter/links.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { DeskUser } from '#contract/customers.ts'
import type { addHelper } from '#contract/people.ts'
import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/people/en.ts'

import { DutyChoice } from './duty-choice.tsx'
import { PersonHead } from './person-head.tsx'
import { usePersonPress } from './use-person-press.ts'

/** Adds a person with duties, and then shows the link by which they choose a password. */
export function AddHelper({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const [typed, setTyped] = useState({ name: '', email: '' })
  const [duties, setDuties] = useState<readonly Duty[]>([])
  const [added, setAdded] = useState<DeskUser | null>(null)
  const { isBusy, wrong, act } = usePersonPress(onChanged)

  function add() {
    const body = { ...typed, duties: [...duties] }
    void act(JSON.stringify(body), async (key) => {
      const answer = await call<typeof addHelper>('POST', '/api/people/helpers', body, key)
      if (answer.ok) setAdded(answer.body.data)
      return answer
    })
  }

  if (added)
    return (
      <DeskDialog title={words.helperAdded} onClose={onClose}>
        <PersonHead user={added} />
        <p className="mt-3 mb-3 text-sm">{words.helperNote}</p>
        <ClaimLink personId={added._id} />
      </DeskDialog>
    )
  const text = (name: 'name' | 'email', label: string, type: string) => (
    <FormField label={label} error={wrong[name]} className="mb-3">
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete="off"
          value={typed[name]}
          onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
        />
      )}
    </FormField>
  )
  return (
    <FormDialog
      title={words.addHelper}
      yes={isBusy ? words.adding : words.addHelper}
      isBusy={isBusy}
      onSubmit={add}
      onClose={onClose}
    >
      <div>
        {text('name', words.name, 'text')}
        {text('email', words.email, 'email')}
        <DutyChoice chosen={duties} onChoose={setDuties} />
        {wrong['duties'] && (
          <p role="alert" className="text-terracotta-strong mt-1 text-sm font-medium">
            {words.chooseDuty}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
