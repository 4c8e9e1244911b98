import { useState } from 'react'
import { useNavigate } from 'react-router'

import { addOne, useQuantity } from '#app/client/cart.ts'
import { quantityShown } from '#app/client/customer-state.ts'
import { knownCart } from '#app/client/session.ts'
import { customer } from '#app/client/store.ts'
import { cartPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { SoldStep } from '#app/ui/pack-sheet.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import * as words from '#words/shop/product/en.ts'

interface BuyButtonProps {
  productId: string
  productName: string
  /** With its pack, as the button names it. */
  goods: string
  /** What one costs, as it is shown; of goods by weight the least. */
  sellingPricePaise: number
  step?: SoldStep | undefined
  size?: 'small' | 'large'
}

/**
 * Puts one into the cart and goes there. What is in the cart already is not added again: the shopper would
 * pay for two (docs/decisions/085-buy-of-what-is-in-the-cart.md).
 */
export function BuyButton({
  productId,
  productName,
  goods,
  sellingPricePaise,
  step,
  size = 'large',
}: BuyButtonProps) {
  const { least } = step ?? { least: 1 }
  const quantity = useQuantity(productId)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()

  async function buy() {
    if (isBusy) return
    setBusy(true)
    // A quick press comes before the cart is known.
    await knownCart()
    const isIn = quantity > 0 || quantityShown(customer(), productId) > 0
    const added = isIn
      ? 'added'
      : await addOne(productId, productName, sellingPricePaise / least, step && least - 1)
    setBusy(false)
    if (added === 'added' && isStillHere()) await navigate(cartPath)
  }

  return (
    <Button
      look={size === 'small' || quantity > 0 ? 'primary' : 'quiet'}
      size={size}
      aria-label={words.buyThis(goods)}
      aria-disabled={isBusy || undefined}
      onClick={() => void buy()}
    >
      {words.buy}
    </Button>
  )
}
