import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the list again after a save, once no dialog is open: forty products added one after another cost one
 * request. An answer that the router dropped because of a navigation is asked for again.
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
