import { useEffect, useState } from 'react'

import { linesShown } from '#app/client/cart-view.ts'
import { loadBasket, setQuantity, useBasket } from '#app/client/cart.ts'
import { useCustomer } from '#app/client/session.ts'
import type { CartLine } from '#contract/cart.ts'

export interface CartScreen {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  lines: CartLine[]
  reload: () => Promise<void>
  setQuantity: (line: CartLine, quantity: number) => void
  remove: (line: CartLine) => void
}

/** State of the cart screen: reloaded at each visit; a known guest sees the empty cart meanwhile. */
export function useCart(isGuest: boolean): CartScreen {
  const basket = useBasket()
  const { user } = useCustomer()
  const [isLoading, setLoading] = useState(true)

  async function reload() {
    setLoading(true)
    await loadBasket()
    setLoading(false)
  }

  useEffect(() => {
    void loadBasket().then(() => setLoading(false))
  }, [])

  const known = basket.state === 'unknown' ? (user ? 'loading' : 'guest') : basket.state
  return {
    state: isLoading ? (isGuest ? 'guest' : 'loading') : known,
    lines: linesShown(basket),
    reload,
    setQuantity: (line, quantity) => void setQuantity(line.productId._id, quantity),
    remove: (line) => void setQuantity(line.productId._id, 0),
  }
}
