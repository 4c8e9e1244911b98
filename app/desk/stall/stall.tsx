import { Outlet } from 'react-router'

import { DeskShell } from '#app/desk/desk-shell.tsx'
import { Find } from '#app/desk/find/find.tsx'
import { stallOnly } from '#app/desk/stall-only.server.ts'
import { Duties } from '#app/desk/use-place.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { me } from '#domain/customers/queries.ts'
import * as words from '#words/desk/frame/en.ts'

import type { Route } from './+types/stall.ts'
import { stallRoomsFor } from './stall-rooms.ts'
import { useFreshDuties } from './use-fresh-duties.ts'

export { DeskError as ErrorBoundary } from '#app/desk/desk-frame.tsx'

/** A child with a loader of its own asks `stallOnly` as well: the router may fetch its data alone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  stallOnly(ctx, request)
  const { id, name, image, duties } = await run(() => me(ctx))
  return { id, name, image, duties }
}

/** Loaded once a document. After that `useFreshDuties` finds out what has changed. */
export function shouldRevalidate(): boolean {
  return false
}

/** The stall: for those who have duties, the rooms of the panel that belong to these. */
export default function Stall({ loaderData: { id, name, image, duties: loaded } }: Route.ComponentProps) {
  const duties = useFreshDuties(loaded)
  return (
    <Duties value={duties}>
      <Find isOpenTo={duties.includes('packs')}>
        <DeskShell
          label={words.stall}
          personId={id}
          name={name}
          standing={duties.map((duty) => words.duties[duty]).join(', ')}
          image={image}
          rooms={stallRoomsFor(duties)}
        >
          <Outlet />
        </DeskShell>
      </Find>
    </Duties>
  )
}
