import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { IconButton } from '#app/ui/button.tsx'
import * as words from '#words/desk/widgets/en.ts'

import { AskDialog } from './ask-dialog.tsx'
import { useFocusReturn } from './focus-return.ts'
import { KeepTyped } from './keep-typed.tsx'
import { keepOpenForToasts } from './toast-press.ts'

interface DeskDialogProps {
  title: string
  /** Called by Esc, the X and a press outside; the caller unmounts the dialog, or asks first. */
  onClose: () => void
  /**
   * `form` fills the window of a phone, above its keyboard; `side` is a panel at the end of the window, with
   * the list beside it.
   */
  width?: 'narrow' | 'form' | 'side'
  /**
   * Asks before Esc, the X, a press outside, Back or the window loses what was typed; its own buttons do not
   * ask. False: what is typed is only looked for, or the dialog asks by itself.
   */
  keepsTyped?: boolean
  /** For one that stays open after a save: once it changes, what was typed is saved. So does its title. */
  saved?: string
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const widths = {
  narrow: 'desk-dialog max-w-md',
  form: 'desk-dialog desk-form max-w-3xl',
  side: 'desk-side',
} as const

/** Modal dialog, open while it is mounted. */
export function DeskDialog({
  title,
  onClose,
  width = 'narrow',
  keepsTyped = true,
  saved = '',
  footer,
  children,
}: DeskDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const returnFocus = useFocusReturn()
  const now = `${title} ${saved}`
  const [typedIn, setTypedIn] = useState<string | null>(null)
  const isTyped = typedIn === now
  const [isAsked, setIsAsked] = useState(false)

  function leave() {
    if (keepsTyped && isTyped) setIsAsked(true)
    else onClose()
  }

  function focusFirst(event: Event) {
    event.preventDefault()
    ;(firstField(body.current) ?? content.current)?.focus({ preventScroll: true })
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Dialog.Overlay className="desk-overlay" />
        <Dialog.Content
          ref={content}
          tabIndex={-1}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          onPointerDownOutside={keepOpenForToasts}
          onInput={({ target }) => isText(target) && setTypedIn(now)}
          className={widths[width]}
        >
          <header className="border-line flex items-center justify-between gap-4 border-b py-2 ps-5 pe-2">
            <Dialog.Title className="line-clamp-3 min-w-0 text-xl wrap-anywhere">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={words.close}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </header>
          {/* Focusable where there is only text, so that the keyboard can scroll it. */}
          <div
            ref={body}
            {...(width === 'side' && { tabIndex: 0, role: 'region', 'aria-label': title })}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5"
          >
            {children}
          </div>
          {footer && (
            <footer className="border-line flex flex-wrap justify-end gap-3 border-t px-5 py-3">
              {footer}
            </footer>
          )}
          {isAsked && <AskDialog {...words.discard} onYes={onClose} onNo={() => setIsAsked(false)} />}
          <KeepTyped isTyped={keepsTyped && isTyped} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whether text is written there that would be lost. What is chosen, or looked for, is done again at once. */
function isText(field: EventTarget): boolean {
  if (field instanceof HTMLTextAreaElement) return true
  if (!(field instanceof HTMLInputElement) || field.getAttribute('role') === 'combobox') return false
  return !['radio', 'checkbox', 'file', 'search'].includes(field.type)
}

/** The field to focus first; none on a touch screen, where the keyboard would cover the dialog. */
function firstField(body: HTMLElement | null): HTMLElement | null | undefined {
  if (!window.matchMedia('(hover: hover)').matches) return null
  // What is folded away takes no focus.
  const first = (fields: string) =>
    body?.querySelector<HTMLElement>(`:is(${fields}):not(details:not([open]) *)`)
  return (
    first('[data-first]') ??
    first('input:checked') ??
    first('input:not([type="hidden"], [type="file"]), select, textarea')
  )
}
