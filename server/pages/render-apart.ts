import { Piscina } from 'piscina'

import { busy } from '#domain/ground/busy.ts'
import type { Ctx, Log } from '#domain/ground/context.ts'
import type { Page } from '#server/cache/page-cache.ts'
import type { PoolFigures } from '#server/metrics/process-figures.ts'
import { carriedTrace } from '#server/tracing/in-span.ts'
import type { Carried } from '#server/tracing/in-span.ts'

import { isAhead } from './page-key.ts'
import type { PageHandler } from './pages.ts'
import { newPoolCounts, poolOf } from './pool-counts.ts'
import { toPage } from './render.ts'

/** What goes to the thread: plain values of the ctx alone. */
export interface Asked {
  url: string
  /** The shop's time, in milliseconds since 1970. */
  at: number
  /** In whose trace it is rendered. */
  trace: Carried
  told: Omit<Ctx, 'db' | 'actor' | 'now' | 'log' | 'catalogChanged' | 'gateways' | 'readers'>
}

/** What comes back, with what was said to the log meanwhile. */
export interface Rendered {
  page: Page
  said: { level: keyof Log; details: object; message: string }[]
}

interface Options {
  /** The module whose `openForGuests` and `renderForGuests` the thread runs. */
  program: string
  connectionConfig: object
  /** The collector of traces. */
  tracesEndpoint?: string | null
  /** Renders on this thread: pages on the way to paying and of one person. */
  here: PageHandler
  /** After how long a rendering hangs, where it is not the usual time. */
  mostMs?: number
}

/** No page takes so long: by then the database would have failed its statement. */
const usualMostMs = 20_000

/** Twice what the program and eight pages take on the thread. */
const mostMemoryMb = 512

/**
 * Renders what everybody is shown on a thread of its own, so that cached pages, cart and paying never wait
 * for the processor behind it (docs/decisions/066-browsing-apart.md). Until it has started, this thread
 * renders them. A thread that ends, hangs or grows too large is replaced. What it was at is rendered
 * nowhere else: the page that was its end would be the end of the shop.
 */
export function renderApart({ program, connectionConfig, here, mostMs = usualMostMs, ...told }: Options) {
  const counts = newPoolCounts()
  const thread = new Piscina<Asked | null, Rendered>({
    filename: program,
    name: 'renderForGuests',
    minThreads: 1,
    maxThreads: 1,
    // All at the same time, as many as the queue of pages lets through. Piscina's own choice would give what
    // can be aborted a thread of its own.
    loadBalancer: (_task, [only]) => only ?? null,
    // Else it sleeps between two pages, deaf to its connections.
    atomics: 'disabled',
    // Where the processor is short, the system gives the thread of cart and paying twice as much. More would
    // starve this one as soon as anything else runs on the machine.
    niceIncrement: 3,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    workerData: { ...connectionConfig, ...told, counts },
    execArgv: [],
  })
  // It fell while it rendered nothing, and is replaced; unheard, that would end the program.
  thread.on('error', () => undefined)

  let isUp = false
  const started = thread
    .run(null, { name: 'openForGuests' })
    // It fails again, and is told, with the first page.
    .catch(() => undefined)
    .then(() => {
      isUp = true
    })

  async function render(request: Request, ctx: Ctx): Promise<Page> {
    const { url } = request
    if (!isUp || isAhead(new URL(url).pathname)) return toPage(await here(request, ctx))
    const { db: _db, actor: _actor, now, log, catalogChanged: _changed, ...rest } = ctx
    const { gateways: _none, readers: _readers, ...told } = rest
    // Aborted, it ends the thread: a loop without end hears nothing.
    const signal = AbortSignal.timeout(mostMs)
    const { page, said } = await thread
      .run({ url, at: now().getTime(), told, trace: carriedTrace() }, { signal })
      .catch((error: unknown) => {
        log.error({ err: error }, 'the thread of pages failed')
        throw busy('browsing')
      })
    for (const { level, details, message } of said) log[level](details, message)
    return { ...page, identity: buffer(page.identity), br: buffer(page.br) }
  }

  return { render, started, pool: (): PoolFigures => poolOf('pages', counts), stop: () => thread.destroy() }
}

/** What was a Buffer on the thread comes as its plain bytes. */
function buffer({ buffer: bytes, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(bytes, byteOffset, byteLength)
}
