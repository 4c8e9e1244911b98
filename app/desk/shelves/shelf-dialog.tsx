import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { deskProductsPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { DeskCategory } from '#contract/categories.ts'

import type { ShelfWords } from './use-shelves.ts'

interface ShelfDialogProps {
  /** The one that is changed, as it was when the dialog opened; null for a new one. */
  shelf: DeskCategory | null
  /** As they are known now. */
  shelves: readonly DeskCategory[]
  isBusy: boolean
  save: (shelf: DeskCategory | null, words: ShelfWords) => Promise<Problems | null>
  remove: (shelf: DeskCategory) => Promise<Problems | null>
  onClose: () => void
}

/** Adds a shelf, or changes what one is called. It stays open, with what was typed, until that is saved. */
export function ShelfDialog({ shelf, shelves, isBusy, save, remove, onClose }: ShelfDialogProps) {
  const formId = useId()
  const [words, setWords] = useState<ShelfWords>(wordsOf(shelf))
  const [problems, setProblems] = useState<Problems>({})
  const [isAsked, setIsAsked] = useState(false)
  const isStillHere = useStillHere()
  const form = useFirstWrong(problems)
  const now = shelves.find(({ value }) => value === shelf?.value)
  const isOther = shelf !== null && now !== undefined && now.version !== shelf.version

  async function done(work: Promise<Problems | null>) {
    const wrong = await work
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (words.label.trim() === '') return setProblems({ label: 'Please enter a name.' })
    void done(save(shelf, words))
  }

  const text = (name: keyof ShelfWords) => ({
    value: words[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWords({ ...words, [name]: value }),
  })
  return (
    <DeskDialog
      title={shelf ? shelf.label : 'Add a shelf'}
      onClose={onClose}
      footer={
        <>
          {shelf && !shelf.fixed && shelf.goods === 0 && (
            <Button
              look="quiet"
              size="small"
              aria-disabled={isBusy || undefined}
              onClick={() => setIsAsked(true)}
              className="text-terracotta-strong! me-auto"
            >
              Delete
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={send} className="space-y-4">
        {problems[''] && (
          <p role="alert" className="bg-terracotta-tint text-ink rounded-card px-4 py-3 text-sm">
            {problems['']}
            {isOther && ` Now it is: ${[now.label, now.hindiLabel, now.mark].filter(Boolean).join(' · ')}.`}
          </p>
        )}
        <FormField
          label="Name"
          hint={
            shelf?.fixed
              ? 'Every shop has this shelf, so its name stays.'
              : shelf && 'The address of the shelf stays as it is.'
          }
          error={problems['label']}
        >
          {(control) => (
            <input {...control} {...text('label')} maxLength={40} required readOnly={shelf?.fixed} />
          )}
        </FormField>
        <FormField label="Hindi name (optional)" error={problems['hindiLabel']}>
          {(control) => <input {...control} {...text('hindiLabel')} lang="hi" maxLength={40} />}
        </FormField>
        <FormField
          label="Mark (optional)"
          hint="One or two letters, shown on the home page where the shelf has no picture."
          error={problems['mark']}
        >
          {(control) => <input {...control} {...text('mark')} lang="hi" maxLength={12} />}
        </FormField>
        {shelf && !shelf.fixed && shelf.goods > 0 && (
          <p className="text-ink-soft text-sm">
            To delete this shelf, first move its{' '}
            <Link
              to={`${deskProductsPath}?${new URLSearchParams({ q: shelf.value }).toString()}`}
              className="underline underline-offset-2"
            >
              {shelf.goods === 1 ? '1 product' : `${shelf.goods} products`}
            </Link>{' '}
            to another one.
          </p>
        )}
      </form>
      {isAsked && shelf && (
        <AskDialog
          question={`Delete the shelf ${shelf.label}?`}
          yes="Delete"
          no="Keep it"
          onYes={() => {
            setIsAsked(false)
            void done(remove(shelf))
          }}
          onNo={() => setIsAsked(false)}
        />
      )}
    </DeskDialog>
  )
}

function wordsOf(shelf: DeskCategory | null): ShelfWords {
  return { label: shelf?.label ?? '', hindiLabel: shelf?.hindiLabel ?? '', mark: shelf?.mark ?? '' }
}
