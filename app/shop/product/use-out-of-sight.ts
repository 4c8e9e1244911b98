import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The foot of the window, in pixels, where a bar may stand over the page. */
const footPixels = 64

/** Whether a part of the page is not to be seen whole: above the window, below it, or behind its bars. */
export function useOutOfSight(part: RefObject<HTMLElement | null>): boolean {
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
  }, [part])

  return isOut
}
