import { useEffect, useSyncExternalStore } from 'react'
import type * as SonnerModule from 'sonner'

type Kind = 'success' | 'error' | 'warning' | 'info'
type Sonner = typeof SonnerModule

/** Undo of what the toast tells. */
interface WayBack {
  /** What is taken back: two of a kind then stand side by side, each with its own way. */
  id: string
  undo: () => void
  /** How long there is time for it, in milliseconds, where that is longer than a toast's time. */
  duration?: number
}

/** How long a toast stays, in milliseconds. */
const duration = 5000

let sonner: Sonner | null = null
/** Below the header, with room for the line that stands above it in the test gateway. */
const belowHeader = { top: 'calc(var(--header-height) + 2.5rem)' }

/** Of the same paper as the page's cards, by day and by night. */
const paper = { background: 'var(--paper-raised)', color: 'var(--ink)', borderColor: 'var(--line)' }

/** True once something on the page listens for toasts; until then they wait. */
let isListening = false
let waiting: { kind: Kind; message: string; detail?: string | undefined; wayBack?: WayBack | undefined }[] =
  []
const listeners = new Set<() => void>()

/** Shows a toast, with a second sentence where it helps. The library is loaded with the first one. */
export function showToast(kind: Kind, message: string, detail?: string, wayBack?: WayBack): void {
  waiting.push({ kind, message, detail, wayBack })
  if (isListening) return flush()
  loadToasts()
}

/** Has the library there before the first toast, where that one may tell of a lost line. */
export function loadToasts(): void {
  if (sonner) return
  import('sonner').then((loaded) => {
    sonner = loaded
    tell()
  }, sayPlainly)
}

/** Takes every toast away, as a full load does: for when what they tell of is over. */
export function dismissToasts(): void {
  waiting = []
  sonner?.toast.dismiss()
}

/** Fallback text for when the library could not be loaded, as on a broken connection. */
let plainWords = ''

function sayPlainly(): void {
  if (waiting.length === 0) return
  plainWords = waiting.map(({ message, detail }) => [message, detail].filter(Boolean).join(' ')).join(' ')
  waiting = []
  tell()
  setTimeout(() => {
    plainWords = ''
    tell()
  }, duration)
}

function flush(): void {
  const toasts = waiting
  waiting = []
  // One id for one message: said again it stays, and does not stack up.
  for (const { kind, message, detail, wayBack } of toasts)
    sonner?.toast[kind](message, {
      id: message + (wayBack?.id ?? ''),
      onDismiss: giveFocusBack,
      ...(detail ? { description: detail } : {}),
      ...(wayBack ? { ...undoing(wayBack), duration: wayBack.duration ?? duration } : {}),
    })
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

function undoing({ undo }: WayBack) {
  return {
    action: {
      label: 'Undo',
      onClick: () => {
        giveFocusBack()
        undo()
      },
    },
    actionButtonStyle: { minHeight: 44, paddingInline: 16, borderRadius: 999, fontSize: 14 },
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear. Stands once, outside of the pages, so that a toast outlives a navigation. */
export function ToastArea() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => sonner,
    () => null,
  )
  const words = useSyncExternalStore(
    subscribe,
    () => plainWords,
    () => '',
  )
  if (loaded) return <Toasts Toaster={loaded.Toaster} />
  return (
    words && (
      <p
        role="alert"
        style={{ ...paper, ...belowHeader }}
        className="rounded-card shadow-lift fixed inset-x-4 z-50 mx-auto max-w-sm border px-4 py-3"
      >
        {words}
      </p>
    )
  )
}

function Toasts({ Toaster }: { Toaster: Sonner['Toaster'] }) {
  // The effects of children run first: by now the Toaster listens.
  useEffect(() => {
    isListening = true
    flush()
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [])
  return (
    <Toaster
      position="top-center"
      offset={belowHeader}
      mobileOffset={belowHeader}
      theme="system"
      duration={duration}
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Dismiss', style: paper }}
    />
  )
}
