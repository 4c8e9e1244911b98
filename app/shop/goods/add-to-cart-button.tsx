import { Minus, Plus, Trash } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'

import { addOne, setQuantity, useQuantity } from '#app/client/cart.ts'
import { productPath } from '#app/paths.ts'
import { BasketIcon } from '#app/ui/basket-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CardStep, SoldPack } from '#app/ui/pack-sheet.tsx'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import * as words from '#words/shop/goods/en.ts'
import { withPack } from '#words/ui/pack/en.ts'

/** The part of a product's page with others of its kind. */
export const similarHash = '#similar'

interface AddToCartButtonProps {
  productId: string
  productName: string
  /** With its pack, as buttons name it. */
  goods: string
  /** What one costs, as it is shown; of goods by weight the least. */
  sellingPricePaise: number
  step?: CardStep | undefined
  isSoldOut: boolean
  /** Where similar goods are, for one that is sold out. */
  similarTo: string
  /** What it says, in the words of the screen. */
  label?: string
  size?: 'small' | 'large'
  className?: string
}

/**
 * Puts one into the cart. Once one is in, its quantity and a way back stand before it, and the button
 * itself, now a plus, stays under the finger and keeps the focus.
 */
export function AddToCartButton({
  productId,
  productName,
  goods,
  sellingPricePaise,
  step,
  isSoldOut,
  similarTo,
  label = words.addToCart,
  size = 'small',
  className = '',
}: AddToCartButtonProps) {
  const quantity = useQuantity(productId)
  const button = useRef<HTMLButtonElement>(null)
  const least = step?.least ?? 1
  const begin = step && least - 1
  const pricePaise = sellingPricePaise / least

  function change(wanted: number) {
    // Minus and field go with the last one; the focus stays here, unless the button goes too.
    if (wanted === 0)
      (isSoldOut ? document.getElementById('content') : button.current)?.focus({ preventScroll: true })
    setQuantity(productId, wanted, productName, true)
  }

  if (isSoldOut && quantity === 0) {
    return (
      <p className={`sold-out ${className}`}>
        {words.soldOutForNow}
        <Link to={similarTo}>
          {words.similar}
          <span className="sr-only">{words.similarTo(goods)}</span>
        </Link>
      </p>
    )
  }
  const isIn = quantity > 0
  const isLeast = quantity <= least
  const said = (isIn ? step?.more : step?.add) ?? label
  return (
    <div
      role={isIn ? 'group' : undefined}
      aria-label={isIn ? words.inYourCart(goods) : undefined}
      data-in={isIn || undefined}
      className={`add ${className}`}
    >
      {isIn && (
        <button
          type="button"
          aria-label={isLeast ? words.removeFromCart(goods) : words.oneLess(goods)}
          onClick={() => change(isLeast ? 0 : quantity - 1)}
          className="add-less"
        >
          {isLeast ? <Trash size={17} /> : <Minus size={18} />}
        </button>
      )}
      {isIn && (
        <QuantityInput quantity={quantity} what={goods} step={step} onChange={change} className="add-count" />
      )}
      <Button
        ref={button}
        look={isIn || size === 'large' ? 'primary' : 'quiet'}
        size={size}
        aria-label={`${said}: ${goods}`}
        // For a page that is left before it is alive (server/pages/kept-taps.ts).
        data-add={isIn ? undefined : JSON.stringify({ productId, productName, pricePaise, begin })}
        onClick={() => void addOne(productId, productName, pricePaise, begin)}
        className="add-more"
      >
        {isIn ? (
          <Plus size={size === 'large' ? 22 : 18} aria-hidden="true" />
        ) : (
          <>
            <BasketIcon />
            {said}
          </>
        )}
      </Button>
    </div>
  )
}

/** The button of a card or of a pack in its sheet, which grids and carousels leave to the screen. */
export function renderAddToCart(product: SoldPack) {
  const { id, name, sellingPricePaise, step, isSoldOut } = product
  return (
    <AddToCartButton
      productId={id}
      productName={name}
      goods={withPack(name, product)}
      sellingPricePaise={sellingPricePaise}
      step={step}
      isSoldOut={isSoldOut}
      similarTo={productPath(id) + similarHash}
    />
  )
}
