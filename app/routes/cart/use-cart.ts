import { useEffect, useRef, useState } from 'react'

import { call } from '#app/calls.ts'
import { forgetCustomer, knownCustomer, refreshCartCount } from '#app/customer/customer.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CartLine, deleteCartLine, updateCartLine, viewCart } from '#contract/cart.ts'

import { quantitySync } from './quantity-sync.ts'
import { wordsOf } from './words-of.ts'

const notUpdated = 'Failed to update quantity. Please try again.'
const notRemoved = 'Failed to remove item. Please try again.'

export interface CartScreen {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  lines: CartLine[]
  reload: () => Promise<void>
  setQuantity: (line: CartLine, quantity: number) => void
  remove: (line: CartLine) => Promise<void>
  /** The lines as they are at this moment, for code that has waited since the last render. */
  latest: () => CartLine[]
  /** Resolves once every change of a quantity has reached the server or was taken back. */
  settled: () => Promise<void>
}

/** The cart as the screen shows it: a change is seen at once and taken back when the server says no. */
export function useCart(): CartScreen {
  const [{ state, lines }, setCart] = useState<LoadedCart>({ state: 'loading', lines: [] })
  const setLines = (change: (shown: CartLine[]) => CartLine[]) =>
    setCart((cart) => ({ ...cart, lines: change(cart.lines) }))
  const showQuantity = (id: string, quantity: number) =>
    setLines((shown) => shown.map((line) => (line._id === id ? { ...line, quantity } : line)))

  useEffect(() => {
    void loadCart().then(setCart)
  }, [])

  const [sync] = useState(() => quantitySync(sendQuantity, showQuantity))
  const shownLines = useRef(lines)
  useEffect(() => {
    shownLines.current = lines
  }, [lines])
  const removing = useRef(new Set<string>())

  function setQuantity(line: CartLine, quantity: number) {
    showQuantity(line._id, quantity)
    sync.want(line._id, quantity, line.quantity)
  }

  async function remove(line: CartLine) {
    if (removing.current.has(line._id)) return
    removing.current.add(line._id)
    const place = lines.findIndex(({ _id }) => _id === line._id)
    setLines((shown) => shown.filter(({ _id }) => _id !== line._id))
    const refusal = await sendRemoval(line._id)
    removing.current.delete(line._id)
    if (refusal) {
      setLines((shown) => shown.toSpliced(place, 0, line))
      return showToast('error', refusal)
    }
    showToast('success', 'Item removed from cart')
    await refreshCartCount()
  }

  return {
    state,
    lines,
    reload: async () => setCart(await loadCart()),
    setQuantity,
    remove,
    latest: () => shownLines.current,
    settled: () => sync.settled(),
  }
}

interface LoadedCart {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  lines: CartLine[]
}

async function loadCart(): Promise<LoadedCart> {
  const { user } = await knownCustomer()
  if (!user) return { state: 'guest', lines: [] }
  try {
    const answer = await call<typeof viewCart>('GET', '/api/view-card-product')
    if (answer.ok) return { state: 'ready', lines: answer.body.data }
    if (answer.status !== 401) return { state: 'failed', lines: [] }
    forgetCustomer()
    return { state: 'guest', lines: [] }
  } catch {
    return { state: 'failed', lines: [] }
  }
}

/** True when the server took it. Says so either way. */
async function sendQuantity(id: string, quantity: number): Promise<boolean> {
  try {
    const answer = await call<typeof updateCartLine>('POST', '/api/update-cart-product', {
      _id: id,
      quantity,
    })
    if (answer.ok) showToast('success', 'Cart updated successfully')
    else showToast('error', wordsOf(answer, notUpdated))
    return answer.ok
  } catch {
    showToast('error', notUpdated)
    return false
  }
}

/** null when the line is gone; otherwise why not. */
async function sendRemoval(id: string): Promise<string | null> {
  try {
    const answer = await call<typeof deleteCartLine>('POST', '/api/delete-cart-product', { _id: id })
    // A line that was gone before, as in another window, is what was asked for.
    if (answer.ok || answer.status === 404) return null
    return wordsOf(answer, notRemoved)
  } catch {
    return notRemoved
  }
}
