import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import type { PackChip } from '#app/ui/pack-sheet.tsx'
import * as words from '#words/shop/product/en.ts'

interface PackChipsProps {
  /** The product that is shown. */
  id: string
  packs?: PackChip[]
}

/** The packs of one product, each a link to its page; nothing where it has but one. */
export function PackChips({ id, packs }: PackChipsProps) {
  return (
    packs && (
      <ul aria-label={words.packs} className="figures mt-3 flex flex-wrap gap-2 text-sm">
        {packs.map(({ id: of, lines: [size, ...more] }) => (
          <li key={of}>
            <Link
              to={productPath(of)}
              aria-current={of === id || undefined}
              className={`rounded-card block h-full min-h-11 border px-2 py-1 leading-tight whitespace-pre-line ${of === id ? 'bg-leaf text-on-leaf' : 'border-line-strong bg-paper-raised hover:bg-leaf-tint'}`}
            >
              <b>{size}</b>
              {['', ...more].join('\n')}
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}
