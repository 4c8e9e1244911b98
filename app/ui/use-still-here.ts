import { useEffect, useRef } from 'react'

/** Tells whether a part of the page is still there, for what comes late: nobody who has gone on is led elsewhere. */
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
