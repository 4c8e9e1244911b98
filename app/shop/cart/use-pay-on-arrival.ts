import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { cartPath } from '#app/paths.ts'

import type { CartState } from './cart-state.ts'

/**
 * Goes on to paying after the sign-in, once, where the cart still comes to what the guest wanted to pay; one
 * that has changed on the way is looked at first.
 */
export function usePayOnArrival(totalPaise: number, checkout: () => Promise<void> | void): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const arrival = useRef({ toPayPaise: (state as CartState | null)?.toPayPaise, totalPaise, checkout })
  useEffect(() => {
    const { current } = arrival
    if (current.toPayPaise === undefined) return
    arrival.current = { ...current, toPayPaise: undefined }
    // A person who comes back to this page or loads it again is not asked to pay.
    void navigate(cartPath, { replace: true, state: null, preventScrollReset: true })
    if (current.toPayPaise === current.totalPaise) void current.checkout()
  }, [navigate])
}
