import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { NavLink, useLocation, useNavigation } from 'react-router'

import { savesData } from '#app/client/prefetch.ts'
import { deskPath } from '#app/paths.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { loadToasts } from '#app/ui/toast.tsx'

import { countWords } from './front/waiting.ts'
import { RoomSkeleton } from './list/list-states.tsx'
import type { Room } from './rooms.ts'
import { Avatar } from './widgets/avatar.tsx'

interface DeskShellProps {
  /** Accessible name of the list of rooms. */
  label: string
  name: string
  /** What they are here, below their name. */
  standing: string
  /** The address of their picture. */
  image: string | null
  rooms: readonly Room[]
  /** How many wait in the room at this address. */
  waitingIn?: (to: string) => number
  /** Above the room, whichever it is. */
  above?: ReactNode
  /** The room. */
  children: ReactNode
}

const nothing = () => 0

/** So many rooms have room beside each other on a phone. */
const inOneRow = 3

/** The frame of panel and stall: who is here, the rooms, and the one that is open or on its way. */
export function DeskShell(props: DeskShellProps) {
  const { label, name, standing, image, rooms, waitingIn = nothing, above, children } = props
  const next = useNextRoom(rooms)
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
            <p className="text-ink-soft">{standing}</p>
          </div>
          {rooms.length > inOneRow && (
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
          )}
        </div>
        {rooms.length > 0 && (
          <nav
            aria-label={label}
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
                prefetch={savesData() ? 'intent' : 'render'}
                onClick={() => setIsUnfolded(false)}
                className={({ isActive }) => roomClass(next ? next.to === to : isActive)}
              >
                <Icon size={18} aria-hidden="true" className="max-lg:hidden" />
                {label}
                <Waiting count={waitingIn(to)} />
              </NavLink>
            ))}
          </nav>
        )}
      </aside>
      <div className="min-w-0">
        {above}
        {next ? <RoomSkeleton title={next.title} shape={next.shape} /> : children}
      </div>
    </div>
  )
}

/** The room that is loading: its skeleton is shown at once. */
function useNextRoom(rooms: readonly Room[]): Room | undefined {
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
