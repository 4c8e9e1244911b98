import { useState } from 'react'

/** What had the focus before the first of dialogs that take each other's place. */
let beforeDialogs: Element | null = null

/**
 * Focus return: gives the focus back to what had it when the dialog opened, or before the dialog from which
 * this one was opened. Radix knows only a trigger of its own, which our dialogs have not. Goes to
 * `onCloseAutoFocus`.
 */
export function useFocusReturn(): (event: Event) => void {
  const [openers] = useState(() => {
    const opener = document.activeElement
    if (!opener?.closest('[role="dialog"], [role="alertdialog"]')) beforeDialogs = opener
    return [opener, beforeDialogs]
  })
  return (event) => {
    event.preventDefault()
    const goal = openers.find((opener) => opener?.isConnected && opener !== document.body)
    if (goal instanceof HTMLElement) {
      goal.focus({ preventScroll: true })
    } else if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }
}
