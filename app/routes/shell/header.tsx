import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'

import { useCustomer } from '#app/customer/customer.ts'
import { Logo } from '#app/ui/logo.tsx'

import { CartLink } from './cart-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SearchBox } from './search-box.tsx'

/** Past so many pixels of scrolling the header grows small. */
const shrinkAfter = 10

export function Header() {
  const { user } = useCustomer()
  const { sentinel, isScrolled } = useScrolledPast()
  return (
    <>
      <div
        ref={sentinel}
        aria-hidden="true"
        className="absolute top-0 w-px"
        style={{ height: shrinkAfter }}
      />
      <header
        data-scrolled={isScrolled || undefined}
        className="group/header border-line bg-paper data-scrolled:bg-paper/90 sticky top-0 z-30 border-b transition-[background-color] duration-200 data-scrolled:backdrop-blur-md"
      >
        <div className="shell flex flex-wrap items-center gap-x-1 py-3 transition-[padding] duration-200 group-data-scrolled/header:py-1.5 sm:gap-x-2 lg:flex-nowrap">
          <MobileMenu />
          <Link to="/" aria-label="Haat, home" className="me-auto rounded-full py-1 sm:me-3 lg:me-4">
            <Logo />
          </Link>
          <nav aria-label="Shop" className="hidden items-center gap-1 lg:flex">
            <NavLink to="/" end className={navClass}>
              Home
            </NavLink>
            <NavLink to="/product-category" className={navClass} prefetch="intent">
              All products
            </NavLink>
            {user && (
              <NavLink to="/my-orders" className={navClass}>
                My Orders
              </NavLink>
            )}
          </nav>
          <SearchBox className="order-last mt-2 w-full sm:order-none sm:mt-0 sm:w-auto sm:flex-1 lg:mx-4" />
          <CartLink />
          <ProfileMenu />
        </div>
      </header>
    </>
  )
}

function navClass({ isActive }: { isActive: boolean }): string {
  return `inline-flex min-h-11 items-center rounded-full px-4 font-semibold transition-colors ${isActive ? 'text-leaf' : 'hover:bg-paper-sunken'}`
}

/** True once the top of the page has left the window: seen by the browser, without a handler for every scroll. */
function useScrolledPast() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, isScrolled }
}
