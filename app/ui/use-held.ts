import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

/** A press that lasts longer repeats, in milliseconds. */
const heldAfter = 400
const repeatEvery = 110

/** Auto-repeat for a button: a click acts once, holding it acts on and on, with the latest `act`. */
export function useHeld(act: () => void) {
  const timer = useRef(0)
  const hasRepeated = useRef(false)
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
    // Long press: on a phone it must not open the browser's menu.
    if (pointerType === 'touch')
      button.addEventListener('contextmenu', (event) => event.preventDefault(), { once: true })
    const again = () => {
      if (button.disabled) return
      hasRepeated.current = true
      latest.current()
      timer.current = window.setTimeout(again, repeatEvery)
    }
    timer.current = window.setTimeout(again, heldAfter)
  }

  function click() {
    if (!hasRepeated.current) act()
    hasRepeated.current = false
  }

  return {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: click,
  }
}
