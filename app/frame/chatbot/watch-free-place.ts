import { freePlace } from './free-place.ts'
import type { FreePlace } from './free-place.ts'

/** Debounce: scrolling has ended when so many milliseconds went by without any. */
const restMs = 140

/**
 * Collision avoidance of the chat button: tells its place, again each time that scrolling has ended or the
 * page has changed. Answers what ends the watch.
 */
export function watchFreePlace(button: HTMLElement, tell: (place: FreePlace) => void): () => void {
  let told: FreePlace | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle() {
    // Its place at the bottom, wherever it has moved to by now.
    const { offsetWidth: width, offsetHeight: height } = button
    const { right, bottom } = getComputedStyle(button)
    const x = document.documentElement.clientWidth - parseFloat(right) - width
    const y = window.innerHeight - parseFloat(bottom) - height
    const next = freePlace(new DOMRect(x, y, width, height), button)
    if (next.liftPx === told?.liftPx && next.isAside === told.isAside) return
    told = next
    tell(next)
  }
  function settleSoon() {
    clearTimeout(timer)
    timer = setTimeout(settle, restMs)
  }

  const watch = new AbortController()
  const grown = new ResizeObserver(settleSoon)
  grown.observe(document.body)
  window.addEventListener('scroll', settleSoon, { passive: true, signal: watch.signal })
  window.addEventListener('resize', settleSoon, watch)
  document.addEventListener('focusin', settleSoon, watch)
  return () => {
    clearTimeout(timer)
    grown.disconnect()
    watch.abort()
  }
}
