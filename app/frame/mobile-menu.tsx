import { Menu, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { cartPath, categoryPath, deskProductsPath, loginPath, myOrdersPath } from '#app/paths.ts'
import { iconButtonClass } from '#app/ui/button.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { categories } from '#domain/catalog/rules.ts'
import { isAdmin } from '#domain/customers/rules.ts'

import { pageLinks } from './header-links.ts'
import { SearchBox } from './search-box/search-box.tsx'
import { useSignOut } from './sign-out.ts'
import { StallWords } from './stall-words.tsx'

/** The header's links on small screens, in a native popover, which works before hydration. */
export function MobileMenu() {
  const user = useCustomer((state) => state.user)
  const signOut = useSignOut()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => menu.current?.hidePopover()

  return (
    <div className="-ms-2 lg:hidden">
      <button type="button" popoverTarget={id} aria-label="Menu" className={iconButtonClass}>
        <Menu size={25} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="dims-page bg-paper-raised shadow-lift fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-[min(21rem,86vw)] overflow-y-auto p-0"
      >
        <div className="flex items-center justify-between px-5 pt-4 pb-3">
          <p className="font-display text-2xl">Menu</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={iconButtonClass}
          >
            <X size={24} />
          </button>
        </div>
        <BlockPrintBorder className="text-terracotta" />
        <div className="px-5 pt-4">
          <SearchBox name="From the menu" onDone={close} />
        </div>
        <nav aria-label="Menu" className="flex flex-col px-2 py-4">
          {pageLinks.map(({ label, to }) => (
            <Link key={to} to={to} onClick={close} className={linkClass}>
              {label}
            </Link>
          ))}
          {user && (
            <>
              <Link to={cartPath} onClick={close} className={linkClass}>
                Cart
              </Link>
              <Link to={myOrdersPath} onClick={close} className={linkClass}>
                My Orders
              </Link>
            </>
          )}
          {user && isAdmin(user) && (
            <Link to={deskProductsPath} reloadDocument onClick={close} className={linkClass}>
              Admin Panel
            </Link>
          )}
          {user ? (
            <button
              type="button"
              onClick={() => {
                close()
                void signOut()
              }}
              className={`${linkClass} text-start`}
            >
              Logout
            </button>
          ) : (
            <Link to={loginPath} onClick={close} className={linkClass}>
              Login
            </Link>
          )}
          <StallWords className="flex-wrap gap-x-5 gap-y-1 px-3 pt-6 text-sm" />
          <p className="text-ink-soft px-3 pt-5 pb-1 text-sm">Categories</p>
          {categories.map(({ label, value }) => (
            <Link key={value} to={categoryPath(value)} onClick={close} className={linkClass}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

const linkClass =
  'flex min-h-11 items-center rounded-[10px] px-3 font-semibold transition-colors hover:bg-paper-sunken'
