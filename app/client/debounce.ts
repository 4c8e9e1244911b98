import { useRef } from 'react'

interface AfterPause<Value> {
  /** Puts off what was to be done until now, and does it for this value after the pause. */
  later: (value: Value) => void
  /** Does at once what waits, if anything does. */
  now: () => void
  /** Drops what waits. */
  forget: () => void
}

/** Acts for the last of quick calls, once `pause` milliseconds have gone by without another. */
export function useAfterPause<Value>(act: (value: Value) => void, pause: number): AfterPause<Value> {
  const waiting = useRef<{ timer: number; value: Value }>(undefined)

  function forget() {
    window.clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }

  function now() {
    const { current } = waiting
    forget()
    if (current) act(current.value)
  }

  function later(value: Value) {
    forget()
    waiting.current = { value, timer: window.setTimeout(now, pause) }
  }

  return { later, now, forget }
}
