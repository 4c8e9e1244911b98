import { useState } from 'react'

import { growerPagePath } from '#app/desk/desk-paths.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { DeskGrower } from '#contract/growers.ts'
import { certificateSchemes, schemeNames } from '#domain/growers/rules.ts'

import { GrowerPictureField } from './grower-picture-field.tsx'
import { newGrower, readGrower, typedOf } from './typed-grower.ts'
import type { GrowerBody, TypedGrower } from './typed-grower.ts'

interface GrowerDialogProps {
  /** As they were when the dialog opened; null for a new one. */
  grower: DeskGrower | null
  isBusy: boolean
  save: (grower: DeskGrower | null, body: GrowerBody) => Promise<Problems | null>
  end: (grower: DeskGrower, ended: boolean) => Promise<Problems | null>
  onClose: () => void
}

type TextName = Exclude<keyof TypedGrower, 'image' | 'certificateScheme' | 'terms'>

/** Adds a grower or changes one. It stays open, with what was typed, until that is saved. */
export function GrowerDialog({ grower, isBusy, save, end, onClose }: GrowerDialogProps) {
  const [typed, setTyped] = useState(() => (grower ? typedOf(grower) : newGrower))
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)
  const isStillHere = useStillHere()
  useKeyboardRoom()
  const set = (change: Partial<TypedGrower>) => setTyped((before) => ({ ...before, ...change }))

  async function done(work: Promise<Problems | null>) {
    const wrong = await work
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  function send() {
    const read = readGrower(typed)
    if ('problems' in read) return setProblems(read.problems)
    if (isSending) return setProblems({ image: 'The picture is still being sent. Please wait a moment.' })
    void done(save(grower, read.body))
  }

  const text = (name: TextName, maxLength: number) => ({
    value: typed[name],
    autoComplete: 'off',
    maxLength,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  const field = (name: TextName, label: string, maxLength: number, hint?: string) => (
    <FormField label={label} hint={hint ?? null} error={problems[name]}>
      {(control) => (
        <input
          {...control}
          {...text(name, maxLength)}
          lang={name.startsWith('hindi') ? 'hi' : undefined}
          required={name === 'name' || name === 'village' || name === 'district'}
        />
      )}
    </FormField>
  )
  const pair = 'grid gap-3 sm:grid-cols-2'
  return (
    <FormDialog
      title={grower ? grower.name : 'Add a grower'}
      width="form"
      yes={isBusy ? 'Saving...' : 'Save'}
      isBusy={isBusy}
      problems={problems}
      said={problems[''] && <p className="text-terracotta-strong font-medium">{problems['']}</p>}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={pair}>
        {field('name', 'Name', 80, 'Of a person, a family or a group.')}
        {field('hindiName', 'Name in Hindi (optional)', 80)}
        {field('village', 'Village', 60)}
        {field('hindiVillage', 'Village in Hindi (optional)', 60)}
        {field('district', 'District', 60)}
        {field('hindiDistrict', 'District in Hindi (optional)', 60)}
      </div>
      <div className={pair}>
        <FormField
          label="Since which year (optional)"
          hint="They bring goods since then."
          error={problems['since']}
        >
          {(control) => <input {...control} {...text('since', 4)} inputMode="numeric" />}
        </FormField>
        <FormField
          label="Mobile number (optional)"
          hint="For you alone: no page shows it."
          error={problems['mobile']}
        >
          {(control) => <input {...control} {...text('mobile', 40)} inputMode="tel" />}
        </FormField>
      </div>
      <div className={pair}>
        <FormField label="Terms" hint="Of goods that they bring." error={problems['terms']}>
          {(control) => (
            <select
              {...control}
              value={typed.terms}
              onChange={({ currentTarget: { value } }) => set({ terms: value as TypedGrower['terms'] })}
            >
              <option value="bought">Bought at a price</option>
              <option value="share">Sold for a share</option>
            </select>
          )}
        </FormField>
        {typed.terms === 'share' && (
          <FormField
            label="Their share (%)"
            hint="Of what is paid for their goods, without tax."
            error={problems['shareBp']}
          >
            {(control) => <input {...control} {...text('share', 8)} inputMode="decimal" />}
          </FormField>
        )}
      </div>
      <div className={pair}>
        <FormField
          label="Certificate"
          hint="Their page shows it until the end of its last day."
          error={problems['certificateScheme']}
        >
          {(control) => (
            <select
              {...control}
              value={typed.certificateScheme}
              onChange={({ currentTarget: { value } }) =>
                set({ certificateScheme: value as TypedGrower['certificateScheme'] })
              }
            >
              <option value="">None</option>
              {certificateSchemes.map((scheme) => (
                <option key={scheme} value={scheme}>
                  {schemeNames[scheme]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        {typed.certificateScheme !== '' && (
          <>
            {field('certificateNumber', 'Its number', 60)}
            <FormField label="Its last day" error={problems['certificateUntil']}>
              {(control) => <input {...control} {...text('certificateUntil', 10)} type="date" />}
            </FormField>
          </>
        )}
      </div>
      <GrowerPictureField
        image={typed.image}
        error={problems['image']}
        onImage={(image) => set({ image })}
        onSending={setIsSending}
      />
      {(['words', 'hindiWords'] as const).map((name) => (
        <FormField
          key={name}
          label={name === 'words' ? 'What their page tells (optional)' : 'The same in Hindi (optional)'}
          error={problems[name]}
        >
          {(control) => (
            <textarea
              {...control}
              {...text(name, 2000)}
              lang={name === 'words' ? undefined : 'hi'}
              rows={4}
            />
          )}
        </FormField>
      ))}
      {grower && (
        <div className="border-line flex flex-wrap items-center gap-3 border-t pt-4">
          <a
            href={growerPagePath(grower.slug)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Their page in the shop
          </a>
          <Button
            look="quiet"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => void done(end(grower, grower.endedAt === null))}
          >
            {grower.endedAt === null ? 'Brings nothing any more' : 'Brings goods again'}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
