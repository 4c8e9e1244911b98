import { useState } from 'react'

/** The focus before the first dialog, when one dialog replaces another. */
let beforeDialogs: Element | null = null

/**
 * Focus return: gives the focus back to the element that had it when the dialog opened. Where that was in
 * another dialog that is closed too, to the element before both. Radix does this only for its own triggers,
 * which our dialogs do not have. The result is for `onCloseAutoFocus`.
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
