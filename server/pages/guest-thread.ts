import { connect, connectionName } from '#db/connect.ts'
import { eventReaders } from '#domain/event-readers.ts'
import type { Ctx, Log } from '#domain/ground/context.ts'
import { errorForLog } from '#server/log-error.ts'
import { programVersion } from '#server/program-version.ts'
import { inSpan } from '#server/tracing/in-span.ts'
import { startTracing } from '#server/tracing/start-tracing.ts'

import type { PageHandler } from './pages.ts'
import { tellPool } from './pool-counts.ts'
import type { PoolCounts } from './pool-counts.ts'
import type { Asked, Rendered } from './render-apart.ts'
import { atOnce, toPage } from './render.ts'

/** Statements of pages at a time: the connections of cart and paying are others. */
export const pageConnections = 4

/** What the thread is told beside where the database is. */
interface Told {
  counts?: PoolCounts
  tracesEndpoint?: string | null
}

/** The thread's side of `renderApart`: renders with a connection and a log of its own. */
export function guestThread(
  handle: PageHandler,
  { counts, tracesEndpoint, ...connectionConfig }: Parameters<typeof connect>[0] & Told,
) {
  const named = { application_name: connectionName('pages') }
  const { db, pool } = connect({ ...connectionConfig, ...named, max: pageConnections })
  if (counts) tellPool(pool, counts)

  const tracing = tracesEndpoint
    ? startTracing({ endpoint: tracesEndpoint, version: programVersion, service: 'haat-pages' })
    : null

  return async function render({ url, at, told, trace }: Asked): Promise<Rendered> {
    await tracing
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
    const page = async () => toPage(await handle(new Request(url), ctx), atOnce)
    return { page: await inSpan('render', page, trace), said }
  }
}

/** A copy of an error, as the other thread gets it, has neither code nor statement to know it by. */
function withErrorForLog(details: object): object {
  return 'err' in details ? { ...details, err: errorForLog(details.err) } : details
}
