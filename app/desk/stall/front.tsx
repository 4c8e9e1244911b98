import { redirect } from 'react-router'

import { stallOrdersPath } from '#app/desk/desk-paths.ts'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { stallOnly } from '#app/desk/stall-only.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'

import type { Route } from './+types/front.ts'
import { dutyWords } from './duty-words.ts'
import { toPack } from './order-steps.ts'

/** @throws a redirect to what waits to be packed, for those whose duty that is */
export function loader({ context, request }: Route.LoaderArgs) {
  const { duties } = stallOnly(context.get(shopContext), request)
  if (duties.includes('packs')) throw redirect(stallOrdersPath + toPack.search)
  return { duties }
}

/** What somebody does here whose duty has no list of its own. */
export default function StallFront({ loaderData: { duties } }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title="Stall" />
      {duties.map((duty) => (
        <p key={duty} className="mt-3 max-w-prose">
          <span className="font-semibold">{dutyWords[duty].label}.</span> {dutyWords[duty].does}
        </p>
      ))}
    </>
  )
}
