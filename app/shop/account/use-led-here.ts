import { useEffect } from 'react'

/** So long, in milliseconds, parts of a page may still come. */
const comeWithinMs = 10_000

/**
 * Scrolls to the part that the address leads to as soon as it is there: the browser looked before. What
 * comes above it later moves it no more, until somebody moves the page themselves.
 */
export function useLedHere(): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id === '') return
    const over = new AbortController()
    const sizes = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
    sizes.observe(document.body)
    const stop = () => over.abort()
    const timer = setTimeout(stop, comeWithinMs)
    over.signal.addEventListener('abort', () => {
      sizes.disconnect()
      clearTimeout(timer)
    })
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(type, stop, { passive: true, signal: over.signal })
    return stop
  }, [])
}
