import { useEffect, useRef } from 'react'

/**
 * Whether the component is still mounted, for late answers: they must not navigate somebody who has left.
 */
export function useStillHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
