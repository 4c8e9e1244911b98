import type { Ctx } from '#domain/ground/context.ts'

import { pageError } from './run.server.ts'

/** Who asks for the page. @throws an error page where nobody can say, because the database is away */
export function knownActor(ctx: Ctx): Ctx['actor'] {
  try {
    return ctx.actor
  } catch (error) {
    throw pageError(error)
  }
}
