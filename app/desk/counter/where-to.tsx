import type { FormEvent, RefObject } from 'react'

import { AddressFields } from '#app/desk/widgets/address-fields.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import * as words from '#words/desk/counter/en.ts'

import { Choice } from './choice.tsx'
import type { Draft } from './draft.ts'
import { placeChosen, placeKey } from './places.ts'
import type { Place } from './places.ts'

interface WhereToProps {
  form: RefObject<HTMLFormElement | null>
  draft: Draft
  places: readonly Place[]
  problems: Problems
  onChange: (changes: Partial<Draft>) => void
  onDone: () => void
}

/** Where the goods go: one of the person's places, another one, or they are fetched. Enter goes on. */
export function WhereTo({ form, draft, places, problems, onChange, onDone }: WhereToProps) {
  const chosen = placeChosen(draft, places)

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = event.currentTarget.querySelector<HTMLElement>('input:invalid, select:invalid')
    if (missing) missing.focus()
    else onDone()
  }

  return (
    <form ref={form} noValidate onSubmit={goOn}>
      <fieldset className="space-y-1.5">
        <legend className="sr-only">{words.whereItGoes}</legend>
        {places.map((place) => (
          <Choice
            key={placeKey(place)}
            name="place"
            value={placeKey(place)}
            isChosen={chosen === placeKey(place)}
            onChoose={() => onChange({ place: placeKey(place) })}
          >
            <AddressLines address={place.address} />
          </Choice>
        ))}
        <Choice
          name="place"
          value="another"
          isChosen={chosen === 'another'}
          onChoose={() => onChange({ place: 'another' })}
        >
          {places.length > 0 ? words.anotherAddress : words.anAddress}
        </Choice>
        <Choice
          name="place"
          value="fetched"
          isChosen={chosen === 'fetched'}
          onChoose={() => onChange({ place: 'fetched' })}
        >
          {words.isFetched}
        </Choice>
        {/* Below all choices: they are chosen from without passing nine fields. */}
        {chosen === 'another' && (
          <div className="py-2">
            <AddressFields
              address={draft.another}
              problems={problems}
              onChange={(another) => onChange({ another })}
            />
          </div>
        )}
        {problems['place'] && (
          <p role="alert" className="text-terracotta-strong text-sm font-medium">
            {problems['place']}
          </p>
        )}
        {/* Enter in a field sends a form that has several only where it has a button. */}
        <button type="submit" hidden tabIndex={-1}>
          {words.goOn}
        </button>
      </fieldset>
    </form>
  )
}
