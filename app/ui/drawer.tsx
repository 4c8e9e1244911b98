import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { IconButton } from './button.tsx'

interface DrawerProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode
}

/** A panel that slides in from the side: the browser's own dialog, which holds the focus and gives it back. */
export function Drawer({ title, isOpen, onClose, children, footer }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A press beside it closes it, where the browser knows this; everywhere Escape and the button do.
      closedby="any"
      className="drawer bg-paper text-ink fixed inset-y-0 start-auto end-0 m-0 ms-auto h-dvh max-h-none w-[min(24rem,88vw)] max-w-none"
    >
      <div className="flex h-full flex-col">
        <header className="border-line flex items-center justify-between border-b py-3 ps-5 pe-3">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <X size={22} />
          </IconButton>
        </header>
        <div className="flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <footer className="border-line border-t p-4">{footer}</footer>}
      </div>
    </dialog>
  )
}
