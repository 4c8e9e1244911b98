import { connect, connectionName } from '#db/connect.ts'
import { eventReaders } from '#domain/event-readers.ts'
import type { Ctx, Log } from '#domain/ground/context.ts'
import { errorForLog } from '#server/log-error.ts'

import type { PageHandler } from './pages.ts'
import { tellPool } from './pool-counts.ts'
import type { PoolCounts } from './pool-counts.ts'
import type { Asked, Rendered } from './render-apart.ts'
import { atOnce, toPage } from './render.ts'

/** Statements of pages at a time: the connections of cart and paying are others. */
export const pageConnections = 4

/** The thread's side of `renderApart`: renders with a connection and a log of its own. */
export function guestThread(
  handle: PageHandler,
  { counts, ...connectionConfig }: Parameters<typeof connect>[0] & { counts?: PoolCounts },
) {
  const named = { application_name: connectionName('pages') }
  const { db, pool } = connect({ ...connectionConfig, ...named, max: pageConnections })
  if (counts) tellPool(pool, counts)

  return async function render({ url, at, told }: Asked): Promise<Rendered> {
    const said: Rendered['said'] = []
    const level = (name: keyof Log) => (details: object, message: string) =>
      void said.push({ level: name, details: withErrorForLog(details), message })
    const ctx: Ctx = {
      ...told,
      db,
      actor: null,
      now: () => new Date(at),
      log: { info: level('info'), warn: level('warn'), error: level('error') },
      catalogChanged: async () => undefined,
      readers: eventReaders,
      get gateways(): never {
        throw new Error('A page that is the same for everybody must not ask a gateway')
      },
    }
    return { page: await toPage(await handle(new Request(url), ctx), atOnce), said }
  }
}

/** A copy of an error, as the other thread gets it, has neither code nor statement to know it by. */
function withErrorForLog(details: object): object {
  return 'err' in details ? { ...details, err: errorForLog(details.err) } : details
}
