import type { ImportLine } from '#contract/imports.ts'
import { withPack } from '#domain/catalog/rules.ts'

export type TaxedPack = ImportLine['otherTax'][number]

/** Warns of packs of one product that have another HSN or tax rate; nothing where there are none. */
export function OtherTax({ packs }: { packs: readonly TaxedPack[] }) {
  if (packs.length === 0) return null
  return (
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
  )
}

/** `HSN 0713 and 5%`. */
function taxSaid({ hsnCode, taxRate }: TaxedPack): string {
  if (hsnCode === null && taxRate === null) return 'no HSN and no tax rate'
  return `${hsnCode === null ? 'no HSN' : `HSN ${hsnCode}`} and ${taxRate === null ? 'no tax rate' : `${taxRate}%`}`
}
