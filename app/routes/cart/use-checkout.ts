import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { refreshCartCount } from '#app/customer/customer.ts'
import { showToast } from '#app/ui/toast.tsx'

import { pay } from './pay.ts'
import type { CartScreen } from './use-cart.ts'

const tones = { paid: 'success', failed: 'error', 'paid-before': 'info' } as const
const ways = { paid: '/success', failed: '/cancel', 'paid-before': '/order' } as const

/** From 'Proceed to Checkout' to where the payment ended. */
export function useCheckout({ settled, latest }: Pick<CartScreen, 'settled' | 'latest'>) {
  const [isPaying, setPaying] = useState(false)
  const isUnderWay = useRef(false)
  const navigate = useNavigate()

  async function checkout() {
    // A state would change only with the next render; two quick presses come before it.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPaying(true)
    try {
      await settled()
      const outcome = await pay(latest())
      showToast(tones[outcome.kind], outcome.message, outcome.detail)
      if (outcome.kind !== 'failed') await refreshCartCount()
      await navigate(ways[outcome.kind])
    } finally {
      isUnderWay.current = false
      setPaying(false)
    }
  }

  return { isPaying, checkout }
}
