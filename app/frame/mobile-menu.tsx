import { Menu, X } from 'lucide-react'
import { useId } from 'react'

import { late } from '#app/client/late.tsx'
import { iconButtonClass, iconButtonLook } from '#app/ui/button.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import * as words from '#words/frame/header/en.ts'

import type { FramePlace } from './frame-place.ts'

const MobileMenuContent = late(async () => (await import('./menu-content.tsx')).MobileMenuContent)

/** The header's links on small screens, in a native popover, which works before hydration. */
export function MobileMenu({ Place }: { Place?: FramePlace | undefined }) {
  const id = useId()
  return (
    <div className="-ms-2 flex lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={words.menu}
        onPointerEnter={() => void MobileMenuContent.load()}
        onFocus={() => void MobileMenuContent.load()}
        className={`${iconButtonLook} header-button`}
      >
        <Menu size={25} />
      </button>
      <div
        id={id}
        popover="auto"
        className="dims-page bg-paper-raised shadow-lift fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-[min(21rem,86vw)] overflow-y-auto p-0"
      >
        <div className="flex items-center justify-between px-5 pt-4 pb-3">
          <p className="font-display text-2xl">{words.menu}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            className={iconButtonClass}
          >
            <X size={24} />
          </button>
        </div>
        <BlockPrintBorder className="text-terracotta" />
        <MobileMenuContent menuId={id} Place={Place} />
      </div>
    </div>
  )
}
