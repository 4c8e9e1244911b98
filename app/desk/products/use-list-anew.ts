import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Asks for the list anew after a save, once no dialog lies above it: forty products added one after another
 * are one list. An answer that the router dropped, because somebody went on, is asked for again.
 */
export function useListAnew(list: unknown, isDialogOpen: boolean): () => void {
  const { revalidate } = useRevalidator()
  const [isDue, setIsDue] = useState(false)
  const [shown, setShown] = useState(list)
  if (shown !== list) {
    setShown(list)
    setIsDue(false)
  }
  useEffect(() => {
    if (isDue && !isDialogOpen) void revalidate()
  }, [isDue, isDialogOpen, revalidate])
  return () => setIsDue(true)
}
