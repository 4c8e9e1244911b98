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
import * as words from '#words/desk/growers/en.ts'

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

type TextName = Exclude<keyof TypedGrower, 'image' | 'certificateScheme' | 'terms' | 'language'>

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
    if (isSending) return setProblems({ image: words.pictureStillSending })
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
      title={grower ? grower.name : words.add}
      width="form"
      yes={isBusy ? words.saving : words.save}
      isBusy={isBusy}
      problems={problems}
      said={problems[''] && <p className="text-terracotta-strong font-medium">{problems['']}</p>}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={pair}>
        {field('name', words.name, 80, words.nameHint)}
        {field('hindiName', words.hindiName, 80)}
        {field('village', words.village, 60)}
        {field('hindiVillage', words.hindiVillage, 60)}
        {field('district', words.district, 60)}
        {field('hindiDistrict', words.hindiDistrict, 60)}
      </div>
      <div className={pair}>
        <FormField label={words.since} hint={words.sinceHint} error={problems['since']}>
          {(control) => <input {...control} {...text('since', 4)} inputMode="numeric" />}
        </FormField>
        <FormField label={words.mobile} hint={words.mobileHint} error={problems['mobile']}>
          {(control) => <input {...control} {...text('mobile', 40)} inputMode="tel" />}
        </FormField>
      </div>
      <div className={pair}>
        <FormField label={words.terms} hint={words.termsHint} error={problems['terms']}>
          {(control) => (
            <select
              {...control}
              value={typed.terms}
              onChange={({ currentTarget: { value } }) => set({ terms: value as TypedGrower['terms'] })}
            >
              <option value="bought">{words.bought}</option>
              <option value="share">{words.soldForShare}</option>
            </select>
          )}
        </FormField>
        {typed.terms === 'share' && (
          <FormField label={words.share} hint={words.shareHint} error={problems['shareBp']}>
            {(control) => <input {...control} {...text('share', 8)} inputMode="decimal" />}
          </FormField>
        )}
      </div>
      <FormField label={words.reads} error={problems['language']}>
        {(control) => (
          <select
            {...control}
            value={typed.language}
            onChange={({ currentTarget: { value } }) => set({ language: value as TypedGrower['language'] })}
          >
            {(['hi', 'en'] as const).map((one) => (
              <option key={one} value={one}>
                {words.languages[one]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div className={pair}>
        <FormField
          label={words.columns.certificate}
          hint={words.certificateHint}
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
              <option value="">{words.noCertificate}</option>
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
            {field('certificateNumber', words.certificateNumber, 60)}
            <FormField label={words.certificateUntil} error={problems['certificateUntil']}>
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
          label={name === 'words' ? words.tells : words.tellsInHindi}
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
            {words.page}
          </a>
          <Button
            look="quiet"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => void done(end(grower, grower.endedAt === null))}
          >
            {grower.endedAt === null ? words.endIt : words.beginAgain}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
