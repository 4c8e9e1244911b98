import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { homePath, myOrdersPath } from '#app/paths.ts'
import { Logo } from '#app/ui/logo.tsx'
import * as words from '#words/frame/header/en.ts'

import { CartLink } from './cart-link.tsx'
import type { FramePlace } from './frame-place.ts'
import { pageLinks } from './header-links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SearchBox } from './search-box/search-box.tsx'
import { useShop } from './site.ts'
import { StallWords } from './stall-words.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { WorkLink } from './work-link.tsx'

/** A name of the shop of more letters is written smaller where it has to break into lines. */
const longName = 12

/** The header shrinks once the page is scrolled by more than so many pixels. */
const shrinkAfter = 10

interface HeaderProps {
  /** What the desk has in its line. There the header is one row, whose rest is folded in its style sheet. */
  tools?: ReactNode | { Place: FramePlace }
}

/**
 * The sticky header. Shrinking moves its background and rows by transforms and leaves its height alone, so
 * that it causes no layout shift.
 */
export function Header({ tools: said }: HeaderProps) {
  const [Place, tools] = isPlace(said) ? [said.Place] : [undefined, said]
  const { sentinel, isScrolled } = useScrolledPast()
  const { name } = useShop()
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
        className="group/header @container pointer-events-none sticky top-[min(0px,35dvh-var(--header-height))] z-30 flex min-h-(--header-height) [anchor-name:--header] max-[17rem]:relative"
      >
        <div aria-hidden="true" className="header-paper" />
        <div className="header-row shell pointer-events-auto relative flex flex-wrap content-center items-center gap-x-1 transition-[translate] duration-200 group-data-scrolled/header:-translate-y-[5px] sm:gap-x-2 sm:group-data-scrolled/header:-translate-y-1.5 lg:gap-y-1 @max-[20rem]:py-1">
          <MobileMenu Place={Place} />
          <Link
            to={homePath}
            aria-label={words.homeOf(name)}
            // A long name is cut, so that the row stays one.
            style={{ maxWidth: 'calc(34vw + 3rem)' }}
            className={`header-home ${name.length > longName ? 'header-home-long' : ''} me-auto inline-flex min-h-10 origin-left items-center rounded-full transition-[scale] duration-200 group-data-scrolled/header:scale-90 sm:me-3 lg:me-6`}
          >
            <Logo name={name} className="@max-[20rem]:text-[18px] @max-[20rem]:[&>:last-child]:hidden" />
          </Link>
          {Place && <Place />}
          {tools && <LinkRow />}
          {/* The voice button has its place inside of the box, at its end. */}
          <SearchBox
            name={words.searchInHeader}
            className={`header-search order-last ${Place ? 'w-[calc(100%-4.25rem)] @max-[20rem]:w-full' : 'w-full'} sm:order-none sm:w-auto sm:flex-1 lg:mx-auto lg:max-w-2xl`}
          />
          {/* With room for the cart's link, also while nobody is known to be signed in: nothing shifts. */}
          <span className="header-own flex min-w-[88px] items-center justify-end sm:gap-2 lg:ms-auto lg:ps-4">
            <CartLink />
            {tools}
            <ProfileMenu />
          </span>
          {!tools && <LinkRow />}
        </div>
      </header>
    </>
  )
}

function isPlace(tools: HeaderProps['tools']): tools is { Place: FramePlace } {
  return typeof tools === 'object' && tools !== null && 'Place' in tools
}

/** The second row of the header, on wide screens; on small ones the menu has these links. */
function LinkRow() {
  const user = useCustomer((state) => state.user)
  return (
    <div className="header-links order-last hidden w-full items-center justify-between transition-[translate] duration-200 group-data-scrolled/header:-translate-y-1 lg:flex">
      <nav aria-label={words.shop} className="-ms-4 flex items-center">
        {pageLinks.map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === homePath} className={navClass}>
            {label}
          </NavLink>
        ))}
        {user && (
          <NavLink to={myOrdersPath} className={navClass}>
            {words.myOrders}
          </NavLink>
        )}
        <WorkLink className={navClass} />
      </nav>
      <StallWords className="gap-6 text-sm" />
    </div>
  )
}

function navClass({ isActive }: { isActive: boolean }): string {
  return `inline-flex min-h-11 items-center rounded-full px-4 font-semibold transition-colors ${isActive ? 'text-leaf' : 'hover:bg-paper-sunken'}`
}
