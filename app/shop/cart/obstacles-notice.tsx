import type { Ref } from 'react'

import { isSoldOut } from '#app/shop/checkout/priced-line.ts'
import { Button } from '#app/ui/button.tsx'
import type { CartLine } from '#contract/cart.ts'

interface ObstaclesNoticeProps {
  ref: Ref<HTMLElement>
  /** What cannot be paid for as it is. */
  lines: readonly CartLine[]
  onTakeOut: (soldOut: readonly CartLine[]) => void
}

/** Before paying: what has to be changed first. A press on the checkout leads here. */
export function ObstaclesNotice({ ref, lines, onTakeOut }: ObstaclesNoticeProps) {
  const soldOut = lines.filter(isSoldOut)
  const tooMany = lines.filter((line) => !isSoldOut(line))
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="obstacles"
      className="bg-terracotta-tint rounded-card mt-4 space-y-2 px-5 py-4"
    >
      <h2 id="obstacles" className="text-xl">
        Before you pay
      </h2>
      {soldOut.length > 0 && <p>Sold out: {namesOf(soldOut)}.</p>}
      {tooMany.map(({ productId: { _id, productName, stock } }) => (
        <p key={_id}>
          Only {stock} of {productName} left. Please lower the quantity.
        </p>
      ))}
      {soldOut.length > 0 && (
        <Button look="quiet" onClick={() => onTakeOut(soldOut)}>
          Take out what is sold out
        </Button>
      )}
    </section>
  )
}

function namesOf(lines: readonly CartLine[]): string {
  return lines.map(({ productId }) => productId.productName).join(', ')
}
