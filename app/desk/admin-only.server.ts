import { redirect } from 'react-router'

import { knownActor } from '#app/pages.server/known-actor.server.ts'
import { homePath } from '#app/paths.ts'
import type { Actor } from '#domain/ground/context.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isAdmin } from '#domain/ground/rules.ts'

/**
 * The administrator of this request.
 * @throws a redirect to the home page for everybody else
 */
export function adminOnly(ctx: Ctx): Actor {
  const actor = knownActor(ctx)
  if (!actor || !isAdmin(actor)) throw redirect(homePath)
  return actor
}
