import { useEffect, useState } from 'react'

import { setQuantity } from '#app/client/cart.ts'
import { cartCount, linesShown } from '#app/client/customer-state.ts'
import { loadCart } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import type { CartLine } from '#contract/cart.ts'

export interface CartScreen {
  state: 'loading' | 'failed' | 'ready'
  /** The cart is that of this browser, and nobody is signed in. */
  isGuest: boolean
  lines: CartLine[]
  /** How many lines there are, also where the lines themselves cannot be had. */
  count: number
  reload: () => Promise<void>
  setQuantity: (line: CartLine, quantity: number) => void
  remove: (line: CartLine) => void
}

/** State of the cart screen: reloaded at each visit, and tried again by itself while it cannot be had. */
export function useCart(): CartScreen {
  const customer = useCustomer((state) => state)
  const [isLoading, setLoading] = useState(true)

  async function reload() {
    setLoading(true)
    await loadCart()
    setLoading(false)
  }

  useEffect(() => {
    void loadCart().then(() => setLoading(false))
  }, [])

  const { user, lines, hasFailed } = customer
  useRetrying(() => void loadCart(), hasFailed)
  const come = hasFailed ? 'failed' : lines ? 'ready' : 'loading'
  return {
    state: isLoading ? 'loading' : come,
    isGuest: !user,
    lines: linesShown(customer),
    count: cartCount(customer),
    reload,
    setQuantity: (line, quantity) => setQuantity(line.productId._id, quantity),
    remove: (line) => setQuantity(line.productId._id, 0),
  }
}
