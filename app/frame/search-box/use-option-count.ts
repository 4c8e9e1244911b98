import { useEffect } from 'react'

/**
 * Tells how many options the list with this id has, after each rendering of the part that shows them: what it
 * shows comes later than the part itself.
 */
export function useOptionCount(id: string, onOptions: (count: number) => void): void {
  useEffect(() => {
    const list = document.getElementById(id)
    onOptions(list?.querySelectorAll('[role="option"]').length ?? 0)
  })
}
