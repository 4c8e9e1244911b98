import { useRef } from 'react'
import type { RefObject } from 'react'

/** No smooth movement of a row takes longer, in milliseconds. */
const movement = 700

interface Sideways {
  /** Where the row stands, or where it is on its way to, in pixels from its start. */
  place: () => number
  goTo: (left: number) => void
}

/** Scrolls a row sideways. A press during a smooth scroll adds to its target, so that none is lost. */
export function useSideways(row: RefObject<HTMLElement | null>): Sideways {
  const last = useRef({ left: 0, at: Number.NEGATIVE_INFINITY })

  const isMoving = () => performance.now() - last.current.at < movement

  function place(): number {
    return isMoving() ? last.current.left : (row.current?.scrollLeft ?? 0)
  }

  function goTo(left: number): void {
    const element = row.current
    if (!element) return
    // While it moves `scrollLeft` lags behind what is seen, so a distance from there would be wrong.
    if (isMoving()) element.scrollTo({ left, behavior: 'smooth' })
    else element.scrollBy({ left: left - element.scrollLeft, behavior: 'smooth' })
    const end = element.scrollWidth - element.clientWidth
    last.current = { left: Math.max(0, Math.min(left, end)), at: performance.now() }
  }

  return { place, goTo }
}
