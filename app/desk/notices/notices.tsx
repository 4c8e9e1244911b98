import { useEffect } from 'react'
import { redirect } from 'react-router'

import { call } from '#app/client/call.ts'
import { stallOrdersPath, stallStockPath } from '#app/desk/desk-paths.ts'
import { WaitingList } from '#app/desk/front/waiting-list.tsx'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { markSeen, useDeskNow } from '#app/desk/now/desk-now.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { homePath } from '#app/paths.ts'
import type { getDeskNow, getNoticeSettings } from '#contract/notices.ts'

import type { Route } from './+types/notices.ts'
import { HowTold } from './how-told.tsx'
import { Mailboxes } from './mailboxes.tsx'
import { NoticeList } from './notice-list.tsx'

const title = 'Notices'
const stallTitle = 'To do'
const stallRooms = { orders: stallOrdersPath, stock: stallStockPath }

/** @throws a redirect home for somebody who is not at the desk any more */
export async function clientLoader() {
  const [now, settings] = await Promise.all([
    call<typeof getDeskNow>('GET', '/api/desk-now'),
    call<typeof getNoticeSettings>('GET', '/api/notice-settings'),
  ]).catch(() => [null, null])
  if (now && isTurnedAway(now)) throw redirect(homePath)
  return now?.ok && settings?.ok ? { now: now.body.data, settings: settings.body.data } : null
}

export function HydrateFallback() {
  return <RoomSkeleton title={usePlace().isStall ? stallTitle : title} shape="rows" />
}

/** What the shop was told lately, and how one is told. At the stall with what is to do. */
export default function Notices({ loaderData: loaded }: Route.ComponentProps) {
  const { isStall } = usePlace()
  const now = useDeskNow()
  const isNewer = now.at > 0
  const notices = isNewer ? now.notices : (loaded?.now.notices ?? [])
  const waiting = now.waiting ?? loaded?.now.waiting
  const { unseen } = now
  useEffect(() => {
    // In a tab that is left open behind another one nobody has looked at them.
    const look = () => {
      if (unseen > 0 && document.visibilityState === 'visible') markSeen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [unseen])
  return (
    <>
      <RoomHead title={isStall ? stallTitle : title} />
      {loaded && waiting ? (
        <div className="mt-3 grid max-w-3xl grid-cols-1 gap-4">
          {isStall && <WaitingList waiting={waiting} rooms={stallRooms} />}
          <NoticeList notices={notices} />
          <HowTold settings={loaded.settings} />
          {!isStall && <Mailboxes settings={loaded.settings} />}
        </div>
      ) : (
        <ListFailed message="The notices did not load." />
      )}
    </>
  )
}
