import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { cartCount } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'

/** What the cart bar covers of the window, in pixels: nothing without goods in the cart. */
export function useCartBarHeight(): number {
  return useCustomer((state) => cartCount(state) > 0) ? 64 : 0
}

/**
 * Whether a part of the page is not to be seen whole: above the window, below it, or behind its bars, of
 * which that at the foot takes `footPixels`.
 */
export function useOutOfSight(part: RefObject<HTMLElement | null>, footPixels: number): boolean {
  const [isOut, setOut] = useState(false)

  useEffect(() => {
    const element = part.current
    if (!element) return
    const { height = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
    const observer = new IntersectionObserver(([entry]) => setOut((entry?.intersectionRatio ?? 1) < 0.98), {
      threshold: [0, 0.98],
      rootMargin: `-${Math.round(height)}px 0px -${footPixels}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [part, footPixels])

  return isOut
}
