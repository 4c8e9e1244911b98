import { useEffect, useEffectEvent } from 'react'
import { Toaster, toast as sonner } from 'sonner'

import * as words from '#words/ui/notes/en.ts'

import { toastMs, toastPaper, toastPlace } from './toast-look.ts'
import type { Toast } from './toast-look.ts'

/**
 * The toast that the next one replaces. One with a way back stands behind the next, and comes forward
 * again.
 */
let replaceable: string | undefined

/**
 * One at a time: the newest is in front. One id for one message: said again it stays, and does not stack
 * up.
 */
export function show({ kind, message, detail, wayBack }: Toast): void {
  const id = message + (wayBack?.id ?? '')
  if (replaceable !== undefined && replaceable !== id) sonner.dismiss(replaceable)
  replaceable = wayBack ? undefined : id
  sonner[kind](message, {
    id,
    onDismiss: giveFocusBack,
    ...(detail ? { description: detail } : {}),
    ...(wayBack ? { ...undoing(wayBack.undo), duration: wayBack.duration ?? toastMs } : {}),
  })
}

export function dismissAll(): void {
  sonner.dismiss()
}

/** What had the focus before a toast took it. */
let cameFrom: EventTarget | null = null

function rememberFocus({ target, relatedTarget }: FocusEvent): void {
  if (isInToast(target) && !isInToast(relatedTarget)) cameFrom = relatedTarget
}

function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}

/** Focus return: a toast that goes must not take the focus along. */
function giveFocusBack(): void {
  if (!isInToast(document.activeElement)) return
  const back = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null
  ;(back ?? document.getElementById('content'))?.focus({ preventScroll: true })
}

function undoing(undo: () => void) {
  return {
    action: {
      label: words.undo,
      onClick: () => {
        giveFocusBack()
        undo()
      },
    },
    actionButtonStyle: {
      background: 'var(--leaf)',
      color: 'var(--on-leaf)',
      minHeight: 44,
      paddingInline: 16,
      borderRadius: 999,
      fontSize: 14,
    },
  }
}

/** The area of the toasts; `onListening` is called once it hears them. */
export function Toasts({ onListening }: { onListening: () => void }) {
  const listens = useEffectEvent(onListening)
  // The effects of children run first: by now the Toaster listens.
  useEffect(() => {
    listens()
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [])
  return (
    <Toaster
      customAriaLabel={words.notifications}
      position="top-center"
      offset={toastPlace}
      mobileOffset={toastPlace}
      theme="system"
      visibleToasts={1}
      duration={toastMs}
      closeButton
      toastOptions={{ closeButtonAriaLabel: words.dismiss, style: toastPaper }}
    />
  )
}
