import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PersonPage, addPersonNote, deletePersonNote } from '#contract/people.ts'
import * as words from '#words/desk/people/one/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { usePersonPress } from './use-person-press.ts'

interface PersonNotesProps {
  page: PersonPage
  onChanged: () => void
}

/** What the shop has written down of a person, for the next one who talks to them. */
export function PersonNotes({ page: { user, notes }, onChanged }: PersonNotesProps) {
  const [text, setText] = useState('')
  const { isBusy, wrong, act } = usePersonPress(onChanged)
  const address = `/api/people/${user._id}/notes` as const

  async function add(event: FormEvent) {
    event.preventDefault()
    const ask = (key: string) => call<typeof addPersonNote>('POST', address, { text }, key)
    if (await act(`note ${text}`, ask)) setText('')
  }

  return (
    <OrderCard title={words.notes}>
      {!user.isDeleted && (
        <form noValidate onSubmit={(event) => void add(event)} className="mt-2">
          <KeepTyped isTyped={text.trim() !== ''} />
          <FormField label={words.newNote} hint={words.noteHint} error={wrong['text']}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={500}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </FormField>
          <Button
            type="submit"
            look="quiet"
            size="small"
            className="mt-2"
            disabled={text.trim() === ''}
            aria-disabled={isBusy || undefined}
          >
            {words.saveNote}
          </Button>
        </form>
      )}
      <ul aria-label={words.notes} className="divide-line mt-2 divide-y text-sm">
        {notes.map((note) => (
          <li key={note._id} className="py-2">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="text-ink-soft figures flex flex-wrap items-center justify-between gap-x-3">
              <span>
                {note.by.name}, <time dateTime={note.at}>{dateAndTime(note.at)}</time>
              </span>
              <button
                type="button"
                aria-label={words.deleteNote(note.text)}
                onClick={() =>
                  void act(`delete ${note._id}`, () =>
                    call<typeof deletePersonNote>('POST', `${address}/${note._id}/delete`),
                  )
                }
                className="inline-flex min-h-9 items-center underline pointer-coarse:min-h-11"
              >
                {words.remove}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
