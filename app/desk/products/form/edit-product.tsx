import { RotateCcwClock } from 'lucide-react'
import { useRef, useState } from 'react'

import { paiseOf } from '#app/desk/typed-amount.ts'
import { AskBigSteps, bigSteps } from '#app/desk/widgets/big-steps.tsx'
import type { PriceStep } from '#app/desk/widgets/big-steps.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { Product } from '#contract/products.ts'
import { toPaise } from '#domain/pricing/rules.ts'

import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { differences, isSameButStock, merged, rebased, versionOf } from './differences.ts'
import type { Choices, Version } from './differences.ts'
import { fieldLabels, fieldsOf, requiredToEdit } from './fields.ts'
import type { Fields } from './fields.ts'
import { FormDialog, formId } from './form-dialog.tsx'
import { countOf } from './kinds.ts'
import { addressesOf } from './pictures.ts'
import { update } from './update.ts'
import { useProductForm } from './use-product-form.ts'

const sentences = { pictureFailed: 'Failed to upload image', exception: 'An error occurred' }

interface EditProductProps {
  product: Product
  onHistory: () => void
  onSaved: () => void
  onClose: () => void
}

/** What two people have made of one product, and which of the two each part is taken from. */
interface Conflict {
  mine: Version
  theirs: Product
  choices: Choices
}

export function EditProduct({ product, onHistory, onSaved, onClose }: EditProductProps) {
  /** The version that the form was filled with, or that the last conflict was settled against. */
  const [loaded, setLoaded] = useState(product)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [askedSteps, setAskedSteps] = useState<readonly PriceStep[]>([])
  /** Every version that this form has sent: one whose answer was lost may be stored. */
  const sent = useRef<readonly Version[]>([])
  const isStillHere = useStillHere()
  const state = useProductForm({
    start: fieldsOf(loaded),
    images: loaded.productImage,
    required: requiredToEdit,
    needsPicture: false,
    sentences,
    onSent: onSaved,
  })
  const { form, pictures, uploads, leaving, begin, save } = state
  const isSaving = form.isSaving || undefined

  async function store(fields: Fields, against: Product): Promise<void> {
    const sentBefore = sent.current
    let theirs: Product | undefined
    const answer = await save(
      fields,
      (images) => {
        sent.current = [...sentBefore, { fields, images }]
        return update(against, fields, images)
      },
      ({ body }) => (theirs = body.current) !== undefined,
    )
    if (theirs) return compare(fields, theirs, against, sentBefore)
    if (!answer) return
    showToast('success', answer.body.message, stockNote(fields, answer.body.data))
    if (!isStillHere()) return
    leaving.allow()
    onClose()
  }

  /**
   * Shows where we differ. Nothing is asked where we do not, nor where 'theirs' is what this form itself has
   * sent before: that save was stored and its answer lost. What I have is then saved over it.
   */
  function compare(
    fields: Fields,
    theirs: Product,
    against: Product,
    sentBefore: readonly Version[],
  ): Promise<void> | undefined {
    const [loaded, stored] = [versionOf(against), versionOf(theirs)]
    const ownSave = sentBefore.findLast((version) => isSameButStock(version, stored))
    const images = addressesOf(uploads.pictures())
    const mine = rebased({ fields, images }, ownSave ?? loaded, stored)
    const choices = differences(mine, stored, loaded)
    if (ownSave || Object.keys(choices).length === 0) return store(mine.fields, theirs)
    setConflict({ mine, theirs, choices })
    return undefined
  }

  function submit() {
    const steps = bigSteps(
      conflict
        ? priceSteps(
            conflict.theirs,
            merged(conflict.mine, versionOf(conflict.theirs), conflict.choices).fields,
          )
        : priceSteps(loaded, form.fields),
    )
    if (steps.length > 0) setAskedSteps(steps)
    else send()
  }

  function send() {
    setAskedSteps([])
    if (!conflict) return void store(form.fields, loaded)
    const { mine, theirs, choices } = conflict
    const { fields, images } = merged(mine, versionOf(theirs), choices)
    begin(versionOf(theirs), fields)
    if (images !== mine.images) uploads.replace(images)
    setLoaded(theirs)
    setConflict(null)
    sent.current = []
    void store(fields, theirs)
  }

  return (
    <>
      <FormDialog
        title="Edit Product"
        productId={product._id}
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
          <>
            <Button look="quiet" size="small" onClick={onHistory}>
              <RotateCcwClock size={16} aria-hidden="true" /> History
            </Button>
            <Button
              type="submit"
              form={formId}
              size="small"
              className="max-sm:flex-1"
              aria-disabled={isSaving}
            >
              {isSaving ? 'Updating...' : 'Update Product'}
            </Button>
          </>
        }
      />
      {askedSteps.length > 0 && (
        <AskBigSteps steps={askedSteps} onYes={send} onNo={() => setAskedSteps([])} />
      )}
    </>
  )
}

/** What would become of the two prices. */
function priceSteps(product: Product, typed: Fields): PriceStep[] {
  return (['sellingPrice', 'price'] as const).flatMap((path) => {
    const afterPaise = paiseOf(typed[path])
    const name = fieldLabels[path]
    return afterPaise === null ? [] : [{ name, beforePaise: toPaise(product[path]), afterPaise }]
  })
}

/** Said where the stock is not what was typed: what was sold or is held meanwhile stays so. */
function stockNote(typed: Fields, { stock }: Product): string | undefined {
  if (stock === null || stock === countOf(typed.stock)) return undefined
  return `${stock} can be bought now. The rest is sold, or is being paid for right now.`
}
