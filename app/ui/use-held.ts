import { useEffect, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** A press that lasts longer repeats, in milliseconds; slowly enough to stop at the number that is wanted. */
const heldAfter = 500
const repeatEvery = 200

/** Auto-repeat for a button: a click acts once, holding it acts on and on, with the latest `act`. */
export function useHeld(act: () => void) {
  const timer = useRef(0)
  const hasRepeated = useRef(false)
  const isTouched = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function stop() {
    window.clearTimeout(timer.current)
  }

  function start({ currentTarget: button, pointerType }: PointerEvent<HTMLButtonElement>) {
    stop()
    hasRepeated.current = false
    isTouched.current = pointerType === 'touch'
    const again = () => {
      if (button.disabled) return
      hasRepeated.current = true
      latest.current()
      timer.current = window.setTimeout(again, repeatEvery)
    }
    timer.current = window.setTimeout(again, heldAfter)
  }

  function click({ detail }: MouseEvent) {
    // The click that ends a hold is none. By the keyboard (detail 0) there is no hold to end.
    if (detail === 0 || !hasRepeated.current) act()
    hasRepeated.current = false
  }

  return {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Long press: on a phone it must not open the browser's menu.
    onContextMenu: (event: MouseEvent) => isTouched.current && event.preventDefault(),
    onClick: click,
  }
}
