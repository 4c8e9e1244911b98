import { useEffect } from 'react'

/** Scrolls to a part that comes after its page, where the address leads to it: the browser looked before. */
export function useLedHere(id: string, isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, isThere])
}
