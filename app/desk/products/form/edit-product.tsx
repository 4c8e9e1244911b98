import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { Product, updateProduct } from '#contract/products.ts'

import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { differences, merged } from './differences.ts'
import type { Choices, Version } from './differences.ts'
import { bodyOf, fieldsOf, requiredToEdit } from './fields.ts'
import type { Fields } from './fields.ts'
import { FormDialog, formId } from './form-dialog.tsx'
import { addressesOf } from './pictures.ts'
import { useProductForm } from './use-product-form.ts'

const sentences = { pictureFailed: 'Failed to upload image', exception: 'An error occurred' }

interface EditProductProps {
  product: Product
  onSaved: () => void
  onClose: () => void
}

/** What two people have made of one product, and which of the two each part is taken from. */
interface Conflict {
  mine: Version
  theirs: Product
  choices: Choices
}

export function EditProduct({ product, onSaved, onClose }: EditProductProps) {
  /** The version that the form was filled with, or that the last conflict was settled against. */
  const [loaded, setLoaded] = useState(product)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const isStillHere = useStillHere()
  const state = useProductForm({
    start: fieldsOf(loaded),
    images: loaded.productImage,
    required: requiredToEdit,
    needsPicture: false,
    sentences,
  })
  const { form, pictures, uploads, leaving, begin, save } = state
  const isSaving = form.isSaving || undefined

  async function store(fields: Fields, against: Product): Promise<void> {
    let theirs: Product | undefined
    const answer = await save(
      fields,
      (images) => update(against, fields, images),
      ({ body }) => (theirs = body.current) !== undefined,
    )
    if (theirs) return compare(fields, theirs, against)
    if (!answer) return
    showToast('success', answer.body.message)
    onSaved()
    if (!isStillHere()) return
    leaving.allow()
    onClose()
  }

  /** Shows where we differ; where we do not, what I have is saved over what they have. */
  function compare(fields: Fields, theirs: Product, against: Product): Promise<void> | undefined {
    const mine = { fields, images: addressesOf(uploads.pictures()) }
    const choices = differences(mine, versionOf(theirs), versionOf(against))
    if (Object.keys(choices).length === 0) return store(fields, theirs)
    setConflict({ mine, theirs, choices })
    return undefined
  }

  function submit() {
    if (!conflict) return void store(form.fields, loaded)
    const { mine, theirs, choices } = conflict
    const { fields, images } = merged(mine, versionOf(theirs), choices)
    begin(versionOf(theirs), fields)
    if (images !== mine.images) uploads.replace(images)
    setLoaded(theirs)
    setConflict(null)
    void store(fields, theirs)
  }

  return (
    <FormDialog
      title="Edit Product"
      state={state}
      required={requiredToEdit}
      pictureFailed={sentences.pictureFailed}
      onSubmit={submit}
      onClose={onClose}
      instead={
        conflict && (
          <ChangedMeanwhile
            mine={conflict.mine}
            theirs={versionOf(conflict.theirs)}
            previews={pictures.map(({ preview }) => preview)}
            choices={conflict.choices}
            onChoose={(choices) => setConflict({ ...conflict, choices })}
          />
        )
      }
      buttons={
        <Button type="submit" form={formId} size="small" className="max-sm:flex-1" aria-disabled={isSaving}>
          {isSaving ? 'Updating...' : 'Update Product'}
        </Button>
      }
    />
  )
}

function update({ _id, updatedAt, stock }: Product, fields: Fields, images: string[]) {
  return call<typeof updateProduct>('POST', '/api/update-product', {
    ...bodyOf(fields, images),
    _id,
    loaded: { updatedAt, stock },
  })
}

function versionOf(product: Product): Version {
  return { fields: fieldsOf(product), images: product.productImage }
}
