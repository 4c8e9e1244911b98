import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { Choice } from '#app/desk/counter/choice.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DeskUser } from '#contract/customers.ts'
import type { setPriceGroup } from '#contract/people.ts'
import * as words from '#words/desk/people/en.ts'

import { PersonPart } from './person-part.tsx'
import { usePersonPress } from './use-person-press.ts'

type Group = DeskUser['priceGroup']

const groups = Object.entries(words.groups) as [Group, string[]][]

/** Whose prices a person pays. */
export function PriceGroup({ user, onChanged }: { user: DeskUser; onChanged: () => void }) {
  const [group, setGroup] = useState<Group>(user.priceGroup)
  const [gstin, setGstin] = useState(user.gstin)
  const { isBusy, wrong, act } = usePersonPress(onChanged)

  function save(event: FormEvent) {
    event.preventDefault()
    // What is typed into a field that is hidden again is not meant.
    const body = { group, gstin: group === 'resellers' ? gstin : user.gstin }
    void act(`group ${group} ${body.gstin}`, () =>
      call<typeof setPriceGroup>('POST', `/api/people/${user._id}/price-group`, body),
    )
  }

  return (
    <form noValidate onSubmit={save}>
      <PersonPart title={words.prices}>
        <div role="radiogroup" aria-label={words.prices} className="space-y-1">
          {groups.map(([value, [label, does]]) => (
            <Choice
              key={value}
              name="prices"
              value={value}
              isChosen={group === value}
              onChoose={() => setGroup(value)}
            >
              {label}
              <span className="text-ink-soft block text-sm">{does}</span>
            </Choice>
          ))}
        </div>
        {group === 'resellers' && (
          <FormField label={words.gstin} error={wrong['gstin']} hint={words.gstinHint} className="mt-2">
            {(control) => (
              <input
                {...control}
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                value={gstin}
                onChange={({ currentTarget }) => setGstin(currentTarget.value)}
              />
            )}
          </FormField>
        )}
        {(wrong[''] ?? wrong['group']) && (
          <p role="alert" className="text-terracotta-strong mt-2 text-sm font-medium">
            {wrong[''] ?? wrong['group']}
          </p>
        )}
        <Button
          type="submit"
          look="quiet"
          size="small"
          className="mt-2"
          disabled={group === user.priceGroup && (group !== 'resellers' || gstin === user.gstin)}
          aria-disabled={isBusy || undefined}
        >
          {words.save}
        </Button>
      </PersonPart>
    </form>
  )
}
