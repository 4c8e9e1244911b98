import { useState } from 'react'

import { guestLinesKept } from '#app/client/guest-cart.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/kept/en.ts'
import { lineLabel } from '#words/ui/pack/en.ts'

/** Its name says the pack. */
const kept = { netQuantity: 1, netUnit: 'piece' } as const

/** A guest's cart as this browser knows it, at the prices at which it was put in. */
export function KeptLines() {
  const [lines] = useState(guestLinesKept)
  return (
    <>
      <p>{words.keptHere}</p>
      <ul aria-label={words.keptOnPhone} className="figures mt-4 text-start">
        {lines.map(
          ({ name, quantity, price, grams }, place) =>
            name && (
              <li key={`${place} ${name}`} className="border-line flex justify-between gap-4 border-t py-2">
                <span className="text-ink min-w-0 font-semibold wrap-anywhere">
                  {lineLabel(quantity, name, { ...kept, ...(grams && { step: { grams } }) })}
                </span>
                {price !== undefined && <span>{formatPaise(toPaise(price) * quantity)}</span>}
              </li>
            ),
        )}
      </ul>
    </>
  )
}
