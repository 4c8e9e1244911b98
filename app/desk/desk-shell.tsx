import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { NavLink, useLocation, useNavigation } from 'react-router'

import { savesData } from '#app/client/prefetch.ts'
import { deskPath } from '#app/paths.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { loadToasts } from '#app/ui/toast.tsx'
import * as words from '#words/desk/frame/en.ts'
import { language } from '#words/language/en.ts'

import { DeskFrame } from './desk-frame.tsx'
import { deskNoticesPath, isInAllLanguages, stallNoticesPath } from './desk-paths.ts'
import { FindButton, FindIcon } from './find/find.tsx'
import { countWords } from './front/waiting-in.ts'
import { RoomSkeleton } from './list/list-states.tsx'
import { useDeskNow, useFollowDesk } from './now/desk-now.ts'
import { RoomsMenu } from './rooms-menu.tsx'
import type { Room } from './rooms.ts'
import { Avatar } from './widgets/avatar.tsx'
import { useTypedAhead } from './widgets/typed-ahead.ts'

interface DeskShellProps {
  /** Accessible name of the list of rooms. */
  label: string
  personId: string
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
const isNotices = (to: string) => to === deskNoticesPath || to === stallNoticesPath

/** Panel and stall: who is here, the rooms, and the one that is open or on its way. */
export function DeskShell(props: DeskShellProps) {
  const { label, personId, name, standing, image, rooms, waitingIn = nothing, above, children } = props
  const next = useNextRoom(rooms)
  useTypedAhead()
  useEffect(loadToasts, [])
  useFollowDesk(personId)
  const { unseen, said } = useDeskNow()
  const isInAll = isInAllLanguages(useLocation().pathname)
  const whoIsHere = <WhoIsHere name={name} standing={standing} image={image} />
  const links = (onGo?: () => void) =>
    rooms.map(({ label: room, to, Icon }) => (
      <NavLink
        key={to}
        to={to}
        end={to === deskPath}
        // Their scripts are there before the connection drops.
        prefetch={savesData() ? 'intent' : 'render'}
        onClick={onGo}
        className={({ isActive }) => roomClass(next ? next.to === to : isActive)}
      >
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        {room}
        <Waiting count={isNotices(to) ? unseen : waitingIn(to)} />
      </NavLink>
    ))
  return (
    <DeskFrame
      tools={
        <>
          <FindIcon />
          <RoomsMenu label={label} whoIsHere={whoIsHere}>
            {links}
          </RoomsMenu>
        </>
      }
    >
      <div className="shell grid items-start gap-x-8 pt-3 sm:pt-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-6">
        {/* Below 1024 pixels it stands behind a button of the header. */}
        <aside className="bg-paper-raised border-line rounded-card overflow-x-hidden overflow-y-auto border max-lg:hidden lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)]">
          <BlockPrintBorder className="text-terracotta" />
          {whoIsHere}
          <FindButton />
          {rooms.length > 0 && (
            <nav aria-label={label} className="border-line flex flex-col gap-1 border-t p-1.5">
              {links()}
            </nav>
          )}
        </aside>
        <div className="min-w-0" lang={language === 'en' || isInAll ? undefined : 'en'}>
          {above}
          {next ? <RoomSkeleton title={next.title} shape={next.shape} /> : children}
          {/* What is new is read out, after what is being read. */}
          <p aria-live="polite" className="sr-only">
            {said}
          </p>
        </div>
      </div>
    </DeskFrame>
  )
}

/** The room that is loading: its skeleton is shown at once. */
function useNextRoom(rooms: readonly Room[]): Room | undefined {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  if (!location || location.pathname === pathname) return undefined
  return rooms.find(({ to }) => to === location.pathname)
}

function WhoIsHere({ name, standing, image }: Pick<DeskShellProps, 'name' | 'standing' | 'image'>) {
  return (
    <div className="flex min-w-0 items-center gap-3 px-3 py-4 max-lg:py-1">
      <Avatar name={name} picture={image} />
      <div className="min-w-0 text-sm leading-snug">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft">{standing}</p>
      </div>
    </div>
  )
}

/** How many wait in a room; nothing where none does. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    // Relative: what is only said would else stand outside of the row, and make the page wider.
    <span className="bg-terracotta-tint text-terracotta-strong figures relative ms-auto rounded-full px-2 py-0.5 text-xs">
      {countWords(count)}
      <span className="sr-only">{words.waiting}</span>
    </span>
  )
}

function roomClass(isHere: boolean): string {
  return `flex min-h-11 items-center gap-2.5 rounded-[10px] px-3 text-start text-sm leading-tight font-semibold transition-colors max-lg:gap-2 max-lg:px-2 ${isHere ? 'bg-leaf-tint text-leaf-strong' : 'hover:bg-paper-sunken'}`
}
