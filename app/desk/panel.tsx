import { Outlet } from 'react-router'

import { late } from '#app/client/late.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { me } from '#domain/customers/queries.ts'
import { deskFront } from '#domain/reports/desk-front.ts'
import * as words from '#words/desk/frame/en.ts'

import type { Route } from './+types/panel.ts'
import { adminOnly } from './admin-only.server.ts'
import { DeskShell } from './desk-shell.tsx'
import { Find } from './find/find.tsx'
import { useFreshFront } from './front/use-front.ts'
import { waitingIn } from './front/waiting-in.ts'
import { rooms } from './rooms.ts'

/** Of a shop that is set up: its words are no part of every room. */
const NextStepBar = late(async () => (await import('./front/next-step-bar.tsx')).NextStepBar)

export { DeskError as ErrorBoundary } from './desk-frame.tsx'

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

export default function Panel({
  loaderData: { id, name, role, image, front: loaded },
}: Route.ComponentProps) {
  const front = useFreshFront(loaded)
  return (
    <Find isOpenTo>
      <DeskShell
        label={words.adminPanel}
        personId={id}
        name={name}
        standing={role}
        image={image}
        rooms={rooms}
        waitingIn={(to) => waitingIn(to, front.waiting)}
        above={<NextStepBar front={front} />}
      >
        <Outlet context={front} />
      </DeskShell>
    </Find>
  )
}
