import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { accountPath, cartPath, categoryPath, loginPath, myOrdersPath, ordersPath } from '#app/paths.ts'
import { useCategories } from '#app/ui/categories.ts'
import { HindiLabel } from '#app/ui/hindi-label.tsx'
import * as words from '#words/frame/header/en.ts'

import { BigLetters } from './big-letters.tsx'
import type { FramePlace } from './frame-place.ts'
import { pageLinks } from './header-links.ts'
import { useLastOrders } from './last-orders.ts'
import { SearchBox } from './search-box/search-box.tsx'
import { useSignOut } from './sign-out.ts'
import { StallWords } from './stall-words.tsx'
import { linesOf, thingsOf, useOrderAgain } from './use-order-again.ts'
import { WorkLink } from './work-link.tsx'

interface MenuContentProps {
  /** The popover in which it stands, and which it closes. */
  menuId: string
}

/** The links of the header, a search and the categories. */
export function MobileMenuContent({ menuId, Place }: MenuContentProps & { Place?: FramePlace | undefined }) {
  const user = useCustomer((state) => state.user)
  const categories = useCategories()
  const close = () => closeMenu(menuId)
  return (
    <>
      <div className="px-5 pt-4">
        <SearchBox name={words.searchInMenu} onDone={close} />
        {Place && (
          <div className="flex pt-3">
            <Place isRow />
          </div>
        )}
      </div>
      <nav aria-label={words.menu} className="flex flex-col px-2 py-4">
        <BigLetters className={linkClass} />
        {pageLinks.map(({ label, to }) => (
          <Link key={to} to={to} onClick={close} className={linkClass}>
            {label}
          </Link>
        ))}
        {user && (
          <>
            <Link to={cartPath} onClick={close} className={linkClass}>
              {words.cart}
            </Link>
            <Link to={ordersPath} onClick={close} className={linkClass}>
              {words.yourOrders}
            </Link>
            <Link to={myOrdersPath} onClick={close} className={linkClass}>
              {words.myOrders}
            </Link>
          </>
        )}
        <WorkLink onClick={close} className={linkClass} />
        {user ? (
          <SignOutButton menuId={menuId} className={linkClass} />
        ) : (
          <Link to={loginPath} onClick={close} className={linkClass}>
            {words.login}
          </Link>
        )}
        <StallWords className="flex-wrap gap-x-4 gap-y-1 px-3 pt-6 text-sm" />
        <p className="text-ink-soft px-3 pt-5 pb-1 text-sm">{words.categories}</p>
        {categories.map(({ label, value, hindiLabel }) => (
          <Link key={value} to={categoryPath(value)} onClick={close} className={linkClass}>
            {label}
            <HindiLabel text={hindiLabel} />
          </Link>
        ))}
      </nav>
    </>
  )
}

/** Who is signed in, and the ways that are theirs. */
export function ProfileMenuContent({ menuId }: MenuContentProps) {
  const user = useCustomer((state) => state.user)
  const close = () => closeMenu(menuId)
  if (!user)
    return (
      <Link to={loginPath} onClick={close} className={itemClass}>
        {words.login}
      </Link>
    )
  return (
    <>
      <div className="px-3 pt-2 pb-3">
        <p className="truncate font-semibold">{user.name}</p>
        <p className="text-ink-soft truncate text-sm">{user.email}</p>
      </div>
      <WorkLink onClick={close} className={itemClass} />
      <Link to={ordersPath} onClick={close} className={itemClass}>
        {words.myOrders}
      </Link>
      <Link to={accountPath} onClick={close} className={itemClass}>
        {words.account}
      </Link>
      <SignOutButton menuId={menuId} className={itemClass} />
      <OrderAgain menuId={menuId} />
    </>
  )
}

/** The last order once more. At the end of the menu, because it comes when that is open already. */
function OrderAgain({ menuId }: MenuContentProps) {
  const {
    orders: [last],
  } = useLastOrders(useWasOpen(menuId))
  const again = useOrderAgain()
  if (!last) return null
  return (
    <div className="border-line mt-2 border-t pt-2">
      <button
        type="button"
        onClick={() => {
          closeMenu(menuId)
          void again(linesOf(last))
        }}
        className={`${itemClass} gap-3`}
      >
        <RotateCcw size={18} aria-hidden="true" className="text-leaf shrink-0" />
        <span className="min-w-0 leading-snug">
          <span className="block">{words.orderAgain}</span>
          <span className="text-ink-soft block truncate text-sm">{thingsOf(last)}</span>
        </span>
      </button>
    </div>
  )
}

/** True from the first time on that the popover opens. */
function useWasOpen(id: string): boolean {
  const [wasOpen, setOpen] = useState(false)
  useEffect(() => {
    const menu = document.getElementById(id)
    const open = () => setOpen(true)
    if (menu?.matches(':popover-open')) open()
    menu?.addEventListener('beforetoggle', open)
    return () => menu?.removeEventListener('beforetoggle', open)
  }, [id])
  return wasOpen
}

function SignOutButton({ menuId, className }: MenuContentProps & { className: string }) {
  const signOut = useSignOut()
  return (
    <button
      type="button"
      onClick={() => {
        closeMenu(menuId)
        void signOut()
      }}
      className={className}
    >
      {words.logout}
    </button>
  )
}

function closeMenu(id: string): void {
  document.getElementById(id)?.hidePopover()
}

const rowClass =
  'flex min-h-11 items-center rounded-[10px] px-3 text-start transition-colors hover:bg-paper-sunken'
const linkClass = `${rowClass} font-semibold`
const itemClass = `${rowClass} w-full font-medium`
