import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { saveSeason, Season } from '#contract/seasons.ts'

import { emptyFields, requiredSentence, requiredToAdd } from './fields.ts'
import { FormDialog, formId } from './form-dialog.tsx'
import { SeasonFields, noSeason } from './season-fields.tsx'
import { uploadOnce } from './upload-once.ts'
import { useProductForm } from './use-product-form.ts'

const sentences = {
  pictureFailed: 'Failed to upload image. Please try again.',
  exception: 'Failed to upload product. Please try again.',
}
const seasonNotSaved = 'The product is there, its season is not. Please enter it in its details.'

interface AddProductProps {
  onSaved: () => void
  onClose: () => void
}

export function AddProduct({ onSaved, onClose }: AddProductProps) {
  const [upload] = useState(uploadOnce)
  const isStillHere = useStillHere()
  const [season, setSeason] = useState(noSeason)
  const [seasonProblems, setSeasonProblems] = useState<Problems>({})
  const state = useProductForm({
    start: emptyFields,
    images: noImages,
    required: requiredToAdd,
    needsPicture: true,
    sentences,
    hasMoreTyped: season !== noSeason,
    onSent: onSaved,
  })
  const { form, uploads, leaving, begin, save } = state
  const isSaving = form.isSaving || undefined

  async function submit(isMoreToCome: boolean) {
    const { fields } = form
    const wrong = weekMissing(season)
    setSeasonProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const answer = await save(fields, (images) => upload({ fields, images }))
    if (!answer) return
    showToast('success', answer.body.message)
    if (season.months.some((amount) => amount !== 'none') && 'data' in answer.body)
      await keepSeason(answer.body.data._id, season)
    if (!isStillHere()) return
    if (!isMoreToCome) {
      leaving.allow()
      return onClose()
    }
    const { brandName, category } = fields
    begin({ fields: { ...emptyFields, brandName, category }, images: noImages })
    uploads.replace(noImages)
    setSeason(noSeason)
    document.querySelector<HTMLElement>(`#${formId} [name="productName"]`)?.focus()
  }

  return (
    <FormDialog
      title="Upload Product"
      state={state}
      required={requiredToAdd}
      pictureFailed={sentences.pictureFailed}
      onSubmit={() => void submit(false)}
      onClose={onClose}
      buttons={
        <>
          <Button
            look="quiet"
            size="small"
            className="max-sm:flex-1"
            aria-disabled={isSaving}
            onClick={() => void submit(true)}
          >
            Save and add another
          </Button>
          <Button type="submit" form={formId} size="small" className="max-sm:flex-1" aria-disabled={isSaving}>
            {isSaving ? 'Uploading...' : 'Upload Product'}
          </Button>
        </>
      }
    >
      <details className="group border-line rounded-[10px] border">
        <summary className="flex min-h-11 items-center justify-between px-3 py-1.5 font-semibold">
          Season of fresh goods
          <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-3 p-3 pt-1">
          <SeasonFields typed={season} problems={seasonProblems} onChange={setSeason} />
        </div>
      </details>
    </FormDialog>
  )
}

/** The usual weeks come together. */
function weekMissing({ firstWeek, lastWeek }: Season): Problems {
  if ((firstWeek === null) === (lastWeek === null)) return {}
  return { [firstWeek === null ? 'firstWeek' : 'lastWeek']: requiredSentence }
}

/** Said of the product that has just been stored. */
async function keepSeason(productId: string, season: Season): Promise<void> {
  const answer = await call<typeof saveSeason>('POST', '/api/season', { productId, ...season }).catch(
    () => null,
  )
  if (!answer?.ok) showToast('error', seasonNotSaved)
}

const noImages: readonly string[] = []
