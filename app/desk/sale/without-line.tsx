import { useNavigate } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { DeskFrame } from '#app/desk/desk-frame.tsx'
import { sellPath, stallSellPath } from '#app/desk/desk-paths.ts'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { EarlyField } from '#app/desk/widgets/early-field.tsx'
import { homePath } from '#app/paths.ts'
import { addLine } from '#words/desk/lines/en.ts'
import * as words from '#words/desk/sale/en.ts'

import type { Route } from './+types/without-line.ts'
import { lastAtStall } from './last-at-stall.ts'
import { SaleRoom } from './sale-room.tsx'
import { useIsOnline } from './use-is-online.ts'

/** Who sold last on this device and has not signed out. The document is the same for everybody. */
export async function clientLoader() {
  return { last: lastAtStall() }
}

export function HydrateFallback() {
  return (
    <DeskFrame tools={<></>}>
      <div className="shell pt-4">
        <RoomHead title={words.title} />
        <EarlyField label={addLine} />
      </div>
    </DeskFrame>
  )
}

/**
 * The stall as the service worker has it: it stands in for the room Sell that cannot be fetched. What is sold
 * here waits on the device, for the person who sells.
 */
export default function WithoutLine({ loaderData: { last } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const isOver = useCustomer(({ session, user }) => session === 'known' && user?._id !== last?.personId)
  return (
    <DeskFrame tools={<></>}>
      <div className="shell pt-4">
        <RoomHead title={words.title}>
          {isOnline && (
            <a href={last?.isStall === false ? sellPath : stallSellPath} className="btn btn-quiet btn-small">
              {words.backToStall}
            </a>
          )}
        </RoomHead>
        {last && !isOver ? (
          <>
            <p className="text-ink-soft text-sm">{last.name}</p>
            <SaleRoom
              key={last.personId}
              personId={last.personId}
              isKnown={false}
              onTurnedAway={() => void navigate(homePath)}
            />
          </>
        ) : (
          <p className="mt-4">{words.nobodyKnown}</p>
        )}
      </div>
    </DeskFrame>
  )
}
