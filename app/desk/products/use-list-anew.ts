import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the list again after a save, once no dialog is open: forty products added one after another cost one
 * request. An answer that the router dropped because of a navigation is asked for again, and so is one that
 * was on its way when something else was saved.
 */
export function useListAnew(list: unknown, isDialogOpen: boolean): () => void {
  const { revalidate } = useRevalidator()
  const [saves, setSaves] = useState(0)
  /** How many saves there were when the list was asked for last, and when the one that shows was. */
  const asked = useRef(0)
  const shown = useRef({ list, saves: 0 })
  useEffect(() => {
    if (shown.current.list !== list) shown.current = { list, saves: asked.current }
    if (saves === shown.current.saves || isDialogOpen) return
    asked.current = saves
    void revalidate()
  }, [list, saves, isDialogOpen, revalidate])
  return () => setSaves((so) => so + 1)
}
