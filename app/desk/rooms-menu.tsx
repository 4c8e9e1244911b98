import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'

import * as words from '#words/desk/frame/en.ts'

interface RoomsMenuProps {
  /** Accessible name of the list of rooms. */
  label: string
  whoIsHere: ReactNode
  /** The rooms; what is given is to be called when one is chosen. */
  children: (onGo: () => void) => ReactNode
}

/**
 * The rooms below 1024 pixels, behind a button of the header: a native popover, which works before
 * hydration.
 */
export function RoomsMenu({ label, whoIsHere, children }: RoomsMenuProps) {
  const id = useId()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words.rooms}
        className="header-button hover:bg-paper-sunken flex items-center justify-center gap-1 rounded-full text-sm font-semibold sm:w-auto! sm:px-3 lg:hidden"
      >
        <LayoutGrid size={23} aria-hidden="true" className="sm:size-[18px]" />
        <span className="max-sm:hidden">{words.rooms}</span>
        <ChevronDown size={16} aria-hidden="true" className="max-sm:hidden" />
      </button>
      <div
        id={id}
        popover="auto"
        className="rooms-menu bg-paper-raised border-line rounded-card shadow-lift border p-2 lg:hidden"
      >
        {whoIsHere}
        <nav aria-label={label} className="grid grid-cols-2 gap-x-1 sm:grid-cols-3 sm:gap-1">
          {children(close)}
        </nav>
      </div>
    </>
  )
}
