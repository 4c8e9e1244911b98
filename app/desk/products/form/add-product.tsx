import { useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'

import { emptyFields, requiredToAdd } from './fields.ts'
import { FormDialog, formId } from './form-dialog.tsx'
import { uploadOnce } from './upload-once.ts'
import { useProductForm } from './use-product-form.ts'

const sentences = {
  pictureFailed: 'Failed to upload image. Please try again.',
  exception: 'Failed to upload product. Please try again.',
}

interface AddProductProps {
  onSaved: () => void
  onClose: () => void
}

export function AddProduct({ onSaved, onClose }: AddProductProps) {
  const [upload] = useState(uploadOnce)
  const isStillHere = useStillHere()
  const state = useProductForm({
    start: emptyFields,
    images: noImages,
    required: requiredToAdd,
    needsPicture: true,
    sentences,
    onSent: onSaved,
  })
  const { form, uploads, leaving, begin, save } = state
  const isSaving = form.isSaving || undefined

  async function submit(isMoreToCome: boolean) {
    const { fields } = form
    const answer = await save(fields, (images) => upload({ fields, images }))
    if (!answer) return
    showToast('success', answer.body.message)
    if (!isStillHere()) return
    if (!isMoreToCome) {
      leaving.allow()
      return onClose()
    }
    const { brandName, category } = fields
    begin({ fields: { ...emptyFields, brandName, category }, images: noImages })
    uploads.replace(noImages)
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
    />
  )
}

const noImages: readonly string[] = []
