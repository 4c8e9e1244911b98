import { factLengths } from '#domain/shop/limits/rules.ts'

import { rowClass, withTheirs } from './settings-field.tsx'
import type { FormState } from './settings-field.tsx'

const hint = 'You neither pack nor deliver then: promised days move past them, and customers read why.'
/** So many rows wait for the next days. */
const emptyRows = 2

/** The days on which the shop is closed, one a row. */
export function ClosedDays({ form }: { form: FormState }) {
  const { closedDays } = form.saved
  const room = Math.max(0, Math.min(emptyRows, factLengths.closedDays - closedDays.length))
  const rows = [...closedDays, ...Array.from({ length: room }, () => ({ on: '', words: '' }))]
  const error = form.problems['closedDays']
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">Closed days</legend>
      <div className="space-y-2">
        {rows.map(({ on, words }, place) => (
          // A row is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="flex flex-wrap gap-2">
            <input
              name="closedOn"
              type="date"
              aria-label={`Closed day, ${place + 1}`}
              aria-describedby="closedDays-note"
              aria-invalid={error && on !== '' ? true : undefined}
              defaultValue={on}
              className={`${rowClass} basis-40`}
            />
            <input
              name="closedWords"
              aria-label={`Why closed day ${place + 1}`}
              placeholder="Why, such as Diwali"
              defaultValue={words}
              maxLength={factLengths.closedWords}
              autoComplete="off"
              className={`${rowClass} min-w-0 flex-1 basis-48`}
            />
          </div>
        ))}
      </div>
      <p id="closedDays-note" className="text-ink-soft mt-1 text-sm">
        {withTheirs(form, 'closedDays', hint)}
        {error && <span className="text-terracotta-strong block font-medium">{error}</span>}
      </p>
    </fieldset>
  )
}
