import { useState } from 'react'

/**
 * Focus return: gives the focus back to what had it when the dialog opened. Radix knows only a trigger of
 * its own, which our dialogs have not. Goes to `onCloseAutoFocus`.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
      opener.focus({ preventScroll: true })
    } else if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }
}
