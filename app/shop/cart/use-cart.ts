import { useEffect, useState } from 'react'

import { setQuantity } from '#app/client/cart.ts'
import { linesShown } from '#app/client/customer-state.ts'
import { loadCart } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
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
  const loading = isGuest ? 'guest' : 'loading'
  const come = hasFailed ? 'failed' : !user ? 'guest' : lines ? 'ready' : 'loading'
  return {
    state: isLoading ? loading : come,
    lines: linesShown(customer),
    reload,
    setQuantity: (line, quantity) => setQuantity(line.productId._id, quantity),
    remove: (line) => setQuantity(line.productId._id, 0),
  }
}
