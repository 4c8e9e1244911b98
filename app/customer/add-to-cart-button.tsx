import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { Button } from '#app/ui/button.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'

import { addOrSignIn } from './add-to-cart.ts'

interface AddToCartButtonProps {
  productId: string
  productName: string
  isSoldOut: boolean
  /** What it says, in the words of the screen. */
  label?: string
  size?: 'small' | 'large'
  look?: 'primary' | 'quiet'
  className?: string
}

export function AddToCartButton({
  productId,
  productName,
  isSoldOut,
  label = 'Add to Cart',
  size = 'small',
  look = 'quiet',
  className = '',
}: AddToCartButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  async function add() {
    // One tap, one piece: a second one while the first is under way is a slip of the finger.
    if (isBusy) return
    setBusy(true)
    const added = await addOrSignIn(productId, pathname + search)
    setBusy(false)
    if (added === 'sign-in') await navigate('/login')
  }

  if (isSoldOut) {
    return (
      <p className={`text-ink-soft flex min-h-11 items-center text-sm font-semibold ${className}`}>
        Sold out for now
      </p>
    )
  }
  return (
    <Button
      look={look}
      size={size}
      aria-label={`${label}: ${productName}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void add()}
      className={`w-full ${className}`}
    >
      <ShoppingBasket size={size === 'large' ? 22 : 17} aria-hidden="true" />
      {label}
    </Button>
  )
}

/** The button of a card, for grids and carousels that leave it to the screen. */
export function renderAddToCart({ id, name, isSoldOut }: CardProduct) {
  return <AddToCartButton productId={id} productName={name} isSoldOut={isSoldOut} />
}
