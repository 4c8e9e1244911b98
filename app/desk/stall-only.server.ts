import { redirect } from 'react-router'

import { knownActor } from '#app/pages.server/known-actor.server.ts'
import { deskPath, homePath, loginPath } from '#app/paths.ts'
import type { Actor } from '#domain/ground/context.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isAdmin } from '#domain/ground/rules.ts'

/**
 * The person of this request who has duties at the stall.
 * @throws a redirect: a guest to the login and back, an admin to the panel, everybody else home
 */
export function stallOnly(ctx: Ctx, { url }: Request): Actor {
  const actor = knownActor(ctx)
  const { pathname, search } = new URL(url)
  if (!actor) throw redirect(`${loginPath}?${new URLSearchParams({ to: pathname + search })}`)
  if (isAdmin(actor)) throw redirect(deskPath)
  if (actor.duties.length === 0) throw redirect(homePath)
  return actor
}
