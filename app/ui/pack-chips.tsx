import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import { packLabel, pricePer } from '#domain/catalog/rules.ts'
import type { Pack } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

/** The packs of one product, each a link to its page; nothing where it has but one. */
export function PackChips({ id, packs }: { id: string; packs?: Pack[] }) {
  if (!packs) return null
  return (
    <ul aria-label="Packs" className="packs">
      {packs.map((pack) => {
        const { paise, per } = pricePer(pack)
        return (
          <li key={pack.id}>
            <Link
              to={productPath(pack.id)}
              prefetch="intent"
              aria-current={pack.id === id ? 'true' : undefined}
            >
              <b>{packLabel(pack)}</b> {formatPaise(pack.sellingPricePaise)}
              <small>{`${formatPaise(paise)}/${per}`}</small>
              {pack.isSoldOut && <small>Sold out</small>}
              {pack.isCheapest && <strong>Best value</strong>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
