import { Minus, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { addOne, setQuantity, useQuantity } from '#app/client/cart.ts'
import { BasketIcon } from '#app/ui/basket-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { QuantityInput } from '#app/ui/quantity-input.tsx'

interface AddToCartButtonProps {
  productId: string
  productName: string
  isSoldOut: boolean
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
  isSoldOut,
  label = 'Add to Cart',
  size = 'small',
  className = '',
}: AddToCartButtonProps) {
  const quantity = useQuantity(productId)
  const button = useRef<HTMLButtonElement>(null)

  function takeOne() {
    // The minus goes with the last one; the focus stays here.
    if (quantity === 1) button.current?.focus()
    setQuantity(productId, quantity - 1)
  }

  if (isSoldOut && quantity === 0) {
    return (
      <p className={`text-ink-soft flex min-h-11 items-center text-sm font-semibold ${className}`}>
        Sold out for now
      </p>
    )
  }
  const isIn = quantity > 0
  return (
    <div
      role={isIn ? 'group' : undefined}
      aria-label={isIn ? `${productName} in your cart` : undefined}
      className={`flex w-full items-center ${isIn ? 'bg-leaf-tint rounded-full' : ''} ${className}`}
    >
      {isIn && (
        <button
          type="button"
          aria-label={quantity === 1 ? `Remove ${productName} from cart` : `One ${productName} less`}
          onClick={takeOne}
          className="hover:text-terracotta-strong flex min-h-11 min-w-11 items-center justify-center self-stretch rounded-full transition-colors"
        >
          {quantity === 1 ? <Trash2 size={17} /> : <Minus size={18} />}
        </button>
      )}
      {isIn && (
        <QuantityInput
          quantity={quantity}
          what={productName}
          onChange={(wanted) => setQuantity(productId, wanted)}
          className="w-9"
        />
      )}
      <Button
        ref={button}
        look={isIn ? 'primary' : 'quiet'}
        size={size}
        aria-label={`${label}: ${productName}`}
        onClick={() => void addOne(productId, productName)}
        className="min-w-11 flex-1"
      >
        {isIn ? (
          <Plus size={size === 'large' ? 22 : 18} aria-hidden="true" />
        ) : (
          <>
            <BasketIcon />
            {label}
          </>
        )}
      </Button>
    </div>
  )
}

/** The button of a card, for grids and carousels that leave it to the screen. */
export function renderAddToCart({ id, name, isSoldOut }: CardProduct) {
  return <AddToCartButton productId={id} productName={name} isSoldOut={isSoldOut} />
}
