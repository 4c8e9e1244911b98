import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { ChangeEvent } from 'react'

import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import * as words from '#words/desk/delivery/en.ts'

import type { AreaChange } from './area.ts'
import { csvColumns, readCsv, withWhatStays } from './areas-csv.ts'

interface ImportDialogProps {
  areas: readonly DeliveryArea[]
  /** Whether the shop takes cash at all: then an area does of which nothing is said. */
  takesCash: boolean
  isBusy: boolean
  onSave: (change: AreaChange) => Promise<string | null>
  onClose: () => void
}

/** So many problems are listed; who mends these tries again. */
const shown = 8

/** Takes in a list as CSV, pasted or from a file. Nothing is saved while a line of it is wrong. */
export function ImportDialog({ areas, takesCash, isBusy, onSave, onClose }: ImportDialogProps) {
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const isStillHere = useStillHere()

  async function send() {
    const read = readCsv(text)
    setProblems(read.problems)
    if (read.problems.length > 0) return
    const wrong = await onSave((present) => withWhatStays(read.areas, present, { takesCash }))
    if (!isStillHere()) return
    if (wrong === null) onClose()
    else setProblems([wrong])
  }

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? []
    // Emptied, because the same file chosen again would be no change.
    input.value = ''
    if (!file) return
    const read = await file.text().catch(() => null)
    if (!isStillHere()) return
    setProblems(read === null ? [words.notReadable(file.name)] : [])
    if (read !== null) setText(read)
  }

  return (
    <FormDialog
      title={words.importCsv}
      width="form"
      onClose={onClose}
      yes={isBusy ? words.saving : words.saveList}
      isBusy={isBusy}
      onSubmit={() => void send()}
    >
      <p className="text-sm">
        {words.csvHint(csvColumns.join(', '), words.yesOrNo, 'free_from')}{' '}
        {areas.length > 0 && words.takesPlace(areas.length)}
      </p>
      <div role="alert">
        {problems.length > 0 && (
          <div className="bg-terracotta-tint text-ink rounded-card px-4 py-3 text-sm">
            <p className="font-semibold">{words.nothingSaved}</p>
            <ul className="mt-1 space-y-0.5">
              {problems.slice(0, shown).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.length > shown && <li>{words.andMore(problems.length - shown)}</li>}
            </ul>
          </div>
        )}
      </div>
      <label
        className={`${buttonClass('quiet', 'small')} has-focus-visible:outline-terracotta relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2`}
      >
        <FileUp size={18} aria-hidden="true" />
        {words.chooseFile}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
      </label>
      <FormField label={words.paste} error={undefined}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} text-sm! whitespace-pre`}
            rows={10}
            spellCheck={false}
            value={text}
            placeholder={
              'from,to,days,note,cash,fee,free_from,least,weekdays,order_until\n226001,226099,1,Before noon.,yes,60,800,300,Mon Thu,18\n411002'
            }
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
