import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { familyTax } from '#contract/products.ts'
import { withPack } from '#domain/catalog/rules.ts'

import { checkFields, percentOf } from './fields.ts'
import type { Fields } from './fields.ts'

/** Debounce: packs are asked for once somebody has stopped typing for so long. */
const pauseMs = 250

type TaxedPack = Extract<Answer<typeof familyTax>, { ok: true }>['body']['data'][number]

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
      {packs.length > 0 && (
        <div className="bg-turmeric-tint text-ink figures rounded-[10px] px-3 py-2 text-sm">
          <p className="font-semibold">Other packs of this product have another HSN or tax rate:</p>
          <ul className="my-1 list-disc ps-5 wrap-anywhere">
            {packs.map((pack, place) => (
              <li key={place}>
                {withPack(pack.productName, pack)}: {taxSaid(pack)}
              </li>
            ))}
          </ul>
          <p>One product has one HSN: please check.</p>
        </div>
      )}
    </div>
  )
}

/** `HSN 0713 and 5%`. */
function taxSaid({ hsnCode, taxRate }: TaxedPack): string {
  if (hsnCode === null && taxRate === null) return 'no HSN and no tax rate'
  return `${hsnCode === null ? 'no HSN' : `HSN ${hsnCode}`} and ${taxRate === null ? 'no tax rate' : `${taxRate}%`}`
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
