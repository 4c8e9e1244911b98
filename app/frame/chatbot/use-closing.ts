import { useEffect, useState } from 'react'

/** How long the card takes to go, in milliseconds. */
const closeMs = 300

/** Keeps what was open in sight until its way out is over. */
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
