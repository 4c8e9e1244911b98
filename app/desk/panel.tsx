import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router'

import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { deskPath } from '#app/paths.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { loadToasts } from '#app/ui/toast.tsx'
import { me } from '#domain/customers/queries.ts'
import { deskFront } from '#domain/shop/desk-front.ts'

import type { Route } from './+types/panel.ts'
import { adminOnly } from './admin-only.server.ts'
import { NextStepBar } from './front/next-step-bar.tsx'
import { useFreshFront } from './front/use-front.ts'
import { countWords, waitingIn } from './front/waiting.ts'
import { RoomSkeleton } from './list/list-states.tsx'
import { rooms } from './rooms.ts'
import { Avatar } from './widgets/avatar.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** A child with a loader of its own asks `adminOnly` as well: the router may fetch its data alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  adminOnly(ctx)
  const [{ id, name, role, image }, front] = await run(() => Promise.all([me(ctx), deskFront(ctx)]))
  return { id, name, role, image, front, pictureHost: ctx.pictureHost }
}

/**
 * Loaded once a document. After that the call of a room finds out who is no longer an administrator, and the
 * room shows a broken connection.
 */
export function shouldRevalidate(): boolean {
  return false
}

export default function Panel({ loaderData: { name, role, image, front: loaded } }: Route.ComponentProps) {
  const next = useNextRoom()
  const front = useFreshFront(loaded)
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  /** All rooms are seen at once on a phone; going to one folds them. */
  const [isUnfolded, setIsUnfolded] = useState(false)
  useEffect(loadToasts, [])
  useEffect(() => {
    const links = [...(nav.current?.querySelectorAll('a') ?? [])]
    // The first room has the address that all others begin with.
    const here = links.findLast((link) => pathname.startsWith(link.pathname))
    here?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div className="shell grid items-start gap-x-8 gap-y-2 pt-3 sm:gap-y-4 sm:pt-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-6">
      <aside className="bg-paper-raised border-line rounded-card overflow-hidden border lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
        <BlockPrintBorder className="text-terracotta max-lg:hidden" />
        {/* Small above the links on a phone and a tablet, to leave room for the list. */}
        <div className="flex min-w-0 items-center gap-3 px-3 py-4 max-lg:gap-2 max-lg:py-1 max-lg:*:first:size-6 max-lg:*:first:text-sm">
          <Avatar name={name} picture={image} />
          <div className="min-w-0 text-sm leading-snug max-lg:flex max-lg:flex-1 max-lg:items-baseline max-lg:gap-2 max-lg:text-xs">
            <p className="font-semibold max-lg:truncate lg:wrap-anywhere">{name}</p>
            <p className="text-ink-soft">{role}</p>
          </div>
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls="rooms"
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="flex min-h-9 items-center gap-1 px-1 text-sm font-semibold sm:hidden"
          >
            All rooms
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={`transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
            />
          </button>
        </div>
        <nav
          aria-label="Admin panel"
          ref={nav}
          id="rooms"
          // One row on a phone, moved sideways, or unfolded; as many as are needed on a tablet.
          className={`desk-rooms border-line flex gap-1 overflow-x-auto border-t p-1.5 max-lg:py-0.5 sm:flex-wrap lg:flex-col lg:flex-nowrap ${isUnfolded ? 'max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]' : ''}`}
        >
          {rooms.map(({ label, to, Icon }) => (
            <NavLink
              key={to}
              to={to}
              end={to === deskPath}
              // Their scripts are there before the connection drops.
              prefetch="render"
              onClick={() => setIsUnfolded(false)}
              className={({ isActive }) => roomClass(next ? next.to === to : isActive)}
            >
              <Icon size={18} aria-hidden="true" className="max-lg:hidden" />
              {label}
              <Waiting count={waitingIn(to, front.waiting)} />
            </NavLink>
          ))}
        </nav>
      </aside>
      <div className="min-w-0">
        <NextStepBar front={front} />
        {next ? <RoomSkeleton title={next.title} shape={next.shape} /> : <Outlet context={front} />}
      </div>
    </div>
  )
}

/** The room that is loading: its skeleton is shown at once. */
function useNextRoom() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  if (!location || location.pathname === pathname) return undefined
  return rooms.find(({ to }) => to === location.pathname)
}

/** How many wait in a room; nothing where none does. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    // Relative: what is only said would else stand outside of the row, and make the page wider.
    <span className="bg-terracotta-tint text-terracotta-strong figures relative rounded-full px-2 py-0.5 text-xs lg:ms-auto">
      {countWords(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

function roomClass(isHere: boolean): string {
  return `flex min-h-11 grow items-center justify-center gap-2.5 rounded-[10px] px-1.5 text-center text-sm leading-tight whitespace-nowrap font-semibold transition-colors sm:px-3 lg:justify-start lg:text-start ${isHere ? 'bg-leaf-tint text-leaf-strong' : 'hover:bg-paper-sunken'}`
}
