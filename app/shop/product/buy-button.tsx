import { useState } from 'react'
import { useNavigate } from 'react-router'

import { addOrSignIn } from '#app/client/cart.ts'
import { cartPath, loginPath } from '#app/paths.ts'
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
    const added = await addOrSignIn(productId, cartPath)
    setBusy(false)
    if (!isStillHere()) return
    if (added === 'added') await navigate(cartPath)
    if (added === 'sign-in') await navigate(loginPath)
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
