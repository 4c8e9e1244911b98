import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { OtherTax } from '#app/desk/widgets/other-tax.tsx'
import type { TaxedPack } from '#app/desk/widgets/other-tax.tsx'
import type { familyTax } from '#contract/products.ts'

import { checkFields } from './fields.ts'
import type { Fields } from './fields.ts'
import { percentOf } from './kinds.ts'

/** Debounce: packs are asked for once somebody has stopped typing for so long. */
const pauseMs = 250

interface FamilyTaxProps {
  fields: Fields
  /** Of the product itself; none while it is added. */
  productId: string | undefined
}

/** Warns where other packs of this product have another HSN or tax rate. It refuses nothing. */
export function FamilyTax({ fields, productId }: FamilyTaxProps) {
  const packs = useTaxedOtherwise(questionOf(fields, productId))
  return (
    <div role="status">
      <OtherTax packs={packs} />
    </div>
  )
}

/** What the server is asked about what is typed; null where it names no family, or no HSN or rate yet. */
function questionOf(fields: Fields, productId: string | undefined): string | null {
  const { category, family, hsnCode, taxRate } = fields
  const wrong = checkFields(fields, [], fields)
  if (!category || !family.trim() || wrong.hsnCode || wrong.taxRate) return null
  return new URLSearchParams({
    category,
    family: family.trim().slice(0, 80),
    ...(hsnCode.trim() && { hsnCode: hsnCode.trim() }),
    ...(taxRate.trim() && { taxRate: String(percentOf(taxRate)) }),
    ...(productId && { _id: productId }),
  }).toString()
}

/** The packs that the server names; none while it is asked, or where it cannot be. */
function useTaxedOtherwise(question: string | null): readonly TaxedPack[] {
  const [answered, setAnswered] = useState<{ question: string; packs: readonly TaxedPack[] } | null>(null)
  useEffect(() => {
    if (question === null) return undefined
    let isHere = true
    const waiting = setTimeout(() => {
      call<typeof familyTax>('GET', `/api/family-tax?${question}`).then(
        (answer) => isHere && answer.ok && setAnswered({ question, packs: answer.body.data }),
        // It only warns: the product can be saved without it.
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isHere = false
      clearTimeout(waiting)
    }
  }, [question])
  return answered?.question === question ? answered.packs : none
}

const none: readonly TaxedPack[] = []
