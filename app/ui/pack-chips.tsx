import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import type { PackSize } from '#domain/catalog/rules.ts'

/** What is put into the cart: a product, which is one pack of its family. */
export interface SoldPack extends PackSize {
  id: string
  name: string
  sellingPricePaise: number
  /** True when none is left. */
  isSoldOut: boolean
}

/** A pack as its siblings show it. */
export interface PackChip extends SoldPack {
  /** `5 kg`, `₹340.00`, `₹68.00/kg`, and what else there is to say of it. */
  lines: string[]
}

interface PackChipsProps {
  /** The product that is shown. */
  id: string
  packs?: PackChip[]
  /** How large, and how far apart. */
  className?: string
}

/** The packs of one product, each a link to its page; nothing where it has but one. */
export function PackChips({ id, packs, className = 'mt-1 gap-1 text-xs' }: PackChipsProps) {
  return (
    packs && (
      <ul aria-label="Packs" className={`figures relative flex flex-wrap ${className}`}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <Link
              to={productPath(pack.id)}
              aria-current={pack.id === id || undefined}
              className={`rounded-card block h-full min-h-11 border px-2 py-1 leading-tight ${pack.id === id ? 'bg-leaf text-on-leaf' : 'border-line-strong bg-paper-raised hover:bg-leaf-tint'}`}
            >
              {pack.lines.map((line, place) => (
                <span key={line} className={place % 3 ? 'block' : 'block font-bold'}>
                  {line}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}
