import type { ReactNode, Ref } from 'react'

import { goodsName } from '#app/goods-name.ts'
import { isSoldOut } from '#app/shop/checkout/priced-line.ts'
import { Button } from '#app/ui/button.tsx'
import type { CartLine } from '#contract/cart.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/shop/cart/en.ts'
import { withPack } from '#words/ui/pack/en.ts'

interface ObstaclesNoticeProps {
  ref: Ref<HTMLElement>
  /** What cannot be paid for as it is. */
  lines: readonly CartLine[]
  onTakeOut: (lines: readonly CartLine[]) => void
  children?: ReactNode
}

/** Before paying: what has to be changed first. A press on the checkout leads here. */
export function ObstaclesNotice({ ref, lines, onTakeOut, children }: ObstaclesNoticeProps) {
  const none = lines.filter(isSoldOut)
  const [soldOut, gone] = [none.filter(isOnShelf), none.filter((line) => !isOnShelf(line))]
  const tooMany = lines.filter((line) => !isSoldOut(line))
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="obstacles"
      className="bg-terracotta-tint rounded-card mt-4 space-y-2 px-5 py-4"
    >
      <h2 id="obstacles" className="text-xl">
        {words.beforeYouPay}
      </h2>
      {gone.length > 0 && <p>{words.goneAre(namesOf(gone))}</p>}
      {soldOut.length > 0 && <p>{words.soldOutAre(namesOf(soldOut))}</p>}
      {tooMany.map(({ productId: product }) => (
        <p key={product._id}>
          {words.tooMany(amountLabel(product.stock ?? 0, product), withPack(goodsName(product), product))}
        </p>
      ))}
      {none.length > 0 && (
        <Button look="quiet" onClick={() => onTakeOut(none)}>
          {gone.length > 0 ? words.takeOutGone : words.takeOutSoldOut}
        </Button>
      )}
      {children}
    </section>
  )
}

function isOnShelf({ productId: { state } }: CartLine): boolean {
  return state === 'on_shelf'
}

function namesOf(lines: readonly CartLine[]): string {
  return lines.map(({ productId }) => withPack(goodsName(productId), productId)).join(', ')
}
