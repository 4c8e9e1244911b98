import { useEffect, useState } from 'react'

/** Duration of the exit animation, in milliseconds. */
const closeMs = 300

/** Exit animation: reports `closing` until it is over, then `closed`. */
export function useClosing(isOpen: boolean): 'open' | 'closing' | 'closed' {
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setShown(false), closeMs)
    return () => clearTimeout(timer)
  }, [isOpen])
  if (isOpen) return 'open'
  return isShown ? 'closing' : 'closed'
}
