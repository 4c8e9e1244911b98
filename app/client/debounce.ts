import { useEffect, useRef } from 'react'

interface Debounced<Value> {
  /** Starts the pause anew, with this value in place of the one that waited. */
  call: (value: Value) => void
  /** Acts at once for what waits, if anything does. */
  flush: () => void
  /** Drops what waits. */
  cancel: () => void
}

/**
 * Debounce: acts for the last of quick calls, once `pauseMs` have gone by without another, with the `act` of
 * the latest render.
 */
export function useDebounced<Value>(act: (value: Value) => void, pauseMs: number): Debounced<Value> {
  const waiting = useRef<{ timer: number; value: Value }>(undefined)

  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })

  function cancel() {
    window.clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }

  function flush() {
    const { current } = waiting
    cancel()
    if (current) latest.current(current.value)
  }

  function call(value: Value) {
    cancel()
    waiting.current = { value, timer: window.setTimeout(flush, pauseMs) }
  }

  return { call, flush, cancel }
}
