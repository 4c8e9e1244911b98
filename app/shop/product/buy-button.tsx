import { useState } from 'react'
import { useNavigate } from 'react-router'

import { addOne } from '#app/client/cart.ts'
import { cartPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'

/** Puts one into the cart and goes there. */
export function BuyButton({ productId, productName }: { productId: string; productName: string }) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()

  async function buy() {
    if (isBusy) return
    setBusy(true)
    const added = await addOne(productId, productName)
    setBusy(false)
    if (added === 'added' && isStillHere()) await navigate(cartPath)
  }

  return (
    <Button
      size="large"
      aria-label={`Buy: ${productName}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void buy()}
    >
      Buy
    </Button>
  )
}
