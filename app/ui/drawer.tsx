import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import * as words from '#words/ui/notes/en.ts'

import { IconButton } from './button.tsx'

interface DrawerProps {
  /** Any button with it as `popoverTarget` opens and closes the drawer. */
  id: string
  title: string
  children: ReactNode
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode
}

/**
 * Drawer: a native popover that slides in from the side. It opens before hydration, closes by Escape or a
 * press beside it, and returns the focus. Not a modal dialog: live regions of the page below, such as the
 * count of a filter's results, must be announced meanwhile.
 */
export function Drawer({ id, title, children, footer }: DrawerProps) {
  const titleId = `${id}-title`
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      // Takes the focus where what had it goes, as 'Clear all' does.
      tabIndex={-1}
      className="drawer dims-page bg-paper-raised shadow-lift fixed inset-y-0 start-auto end-0 m-0 ms-auto h-dvh max-h-none w-[min(24rem,88vw)] max-w-none p-0 focus-visible:outline-none"
    >
      <div className="flex h-full flex-col">
        <header className="border-line flex items-center justify-between border-b py-3 ps-5 pe-3">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label={words.close} popoverTarget={id} popoverTargetAction="hide">
            <X size={22} />
          </IconButton>
        </header>
        <div className="flex-1 scroll-py-10 overflow-y-auto overscroll-contain p-[20px]">{children}</div>
        {footer && <footer className="border-line border-t p-4">{footer}</footer>}
      </div>
    </div>
  )
}
