import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { freePlace } from './free-place.ts'
import type { FreePlace } from './free-place.ts'

/** Debounce: scrolling has ended when so many milliseconds went by without any. */
const restMs = 140

const atHome: FreePlace = { liftPx: 0, isAside: false }

/** Collision avoidance of the chat button, computed again each time that scrolling has ended. */
export function useFreePlace(button: RefObject<HTMLElement | null>): FreePlace {
  const [place, setPlace] = useState(atHome)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function settle() {
      const element = button.current
      if (!element) return
      // Its place at the bottom, wherever it has moved to by now.
      const { offsetWidth: width, offsetHeight: height } = element
      const { right, bottom } = getComputedStyle(element)
      const x = document.documentElement.clientWidth - parseFloat(right) - width
      const y = window.innerHeight - parseFloat(bottom) - height
      const next = freePlace(new DOMRect(x, y, width, height), element)
      setPlace((known) => (isSame(known, next) ? known : next))
    }
    function settleSoon() {
      clearTimeout(timer)
      timer = setTimeout(settle, restMs)
    }

    const grown = new ResizeObserver(settleSoon)
    grown.observe(document.body)
    window.addEventListener('scroll', settleSoon, { passive: true })
    window.addEventListener('resize', settleSoon)
    document.addEventListener('focusin', settleSoon)
    return () => {
      clearTimeout(timer)
      grown.disconnect()
      window.removeEventListener('scroll', settleSoon)
      window.removeEventListener('resize', settleSoon)
      document.removeEventListener('focusin', settleSoon)
    }
  }, [button])

  return place
}

function isSame(one: FreePlace, other: FreePlace): boolean {
  return one.liftPx === other.liftPx && one.isAside === other.isAside
}
