import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'

import { standingsOf } from '#domain/customers/standings.ts'
import type { Standing } from '#domain/customers/standings.ts'
import type { Actor, Ctx, Log } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { deskNowOf, wholeDesk } from '#domain/reports/desk-now.ts'
import { wireDeskNow } from '#server/http/wire-desk.ts'

interface Options extends Pick<Ctx, 'db' | 'now'> {
  log: Log
  /** The process was asked to end. */
  leaving: AbortSignal
}

interface Stream {
  sessionId: string
  standing: Standing
  out: PassThrough
  /** What it has told last. */
  told: string
  toldAt: number
}

/** How often is looked, whichever process has changed something: people are to know within five seconds. */
const lookMs = 2_000
/** After a change by this process; of many changes together one look is enough. */
const soonMs = 300
/** A stream that says nothing for longer is taken for dead, by its browser and by proxies on the way. */
const quietMs = 15_000
/** So many a person may have open, here: a browser has one for all of its tabs. */
const mostOfPerson = 4
/** Who takes nothing while so many bytes wait is given up. */
const mostWaiting = 256 * 1024

/**
 * Tells panel and stall what waits and what is new, as long as they listen (docs/decisions/167). While
 * anybody does, the database is asked every two seconds, once for all of them: so what happened at another
 * process is known here, behind any pooler, and no order waits for another one to be told. No connection to
 * the database is held in between.
 */
export class DeskStreams {
  readonly #options: Options
  readonly #streams = new Set<Stream>()
  #timer: NodeJS.Timeout | null = null
  #soon: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null

  constructor(options: Options) {
    this.#options = options
    options.leaving.addEventListener('abort', () => this.#end(this.#streams, 'again'))
  }

  /** How many are open. */
  get size(): number {
    return this.#streams.size
  }

  /**
   * What this person is told from now on, as server-sent events, until they leave, their session ends, what
   * they may do changes, or the process ends. @throws too_many_streams
   */
  open({ id: personId, role, duties, sessionId }: Actor): Readable {
    const theirs = [...this.#streams].filter(({ standing }) => standing.personId === personId)
    // One that ends would be asked for again, perhaps here.
    if (theirs.length >= mostOfPerson || this.#options.leaving.aborted)
      throw new DomainError('too_many_streams', {})
    const out = new PassThrough()
    const standing = { personId, role, duties: [...duties] }
    const stream = { sessionId, standing, out, told: '', toldAt: performance.now() }
    this.#streams.add(stream)
    out.on('close', () => this.#end([stream], 'again'))
    // After how long a browser asks again, once it has ended.
    out.write('retry: 1000\n\n')
    this.#timer ??= setInterval(() => void this.#look(), lookMs).unref()
    void this.#look()
    return out
  }

  /** Something was changed by this process: nobody waits for the next look. */
  lookSoon(): void {
    if (this.#streams.size > 0) this.#soon ??= setTimeout(() => void this.#look(), soonMs).unref()
  }

  /** One at a time: a slow database is not asked twice. */
  #look(): Promise<void> {
    clearTimeout(this.#soon)
    this.#soon = undefined
    this.#looking ??= this.#tell()
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'could not look what is new; will try again shortly'),
      )
      .finally(() => {
        this.#looking = null
      })
    return this.#looking
  }

  async #tell(): Promise<void> {
    const streams = [...this.#streams]
    const standings = await standingsOf(
      this.#options,
      streams.map(({ sessionId }) => sessionId),
    )
    for (const stream of streams) {
      const now = standings.get(stream.sessionId)
      if (isDeepStrictEqual(now, stream.standing)) continue
      const isAtDesk = now && (isAdmin(now) || now.duties.length > 0)
      this.#end([stream], isAtDesk ? 'again' : 'over')
    }
    const listening = streams.filter(({ out }) => !out.writableEnded)
    if (listening.length === 0) return
    const desk = await wholeDesk(this.#options)
    for (const stream of listening) {
      const { personId: id, ...may } = stream.standing
      const news = JSON.stringify(wireDeskNow(deskNowOf({ id, ...may }, desk), may))
      if (news !== stream.told) this.#write(stream, `event: desk\ndata: ${news}\n\n`)
      // An event, because a page does not hear of comments.
      else if (performance.now() - stream.toldAt > quietMs) this.#write(stream, 'event: quiet\ndata\n\n')
      stream.told = news
    }
  }

  #write(stream: Stream, text: string): void {
    if (stream.out.writableEnded) return
    if (stream.out.writableLength > mostWaiting) return this.#end([stream], 'again')
    stream.out.write(text)
    stream.toldAt = performance.now()
  }

  /** again: whoever listens may ask for another one. over: they would be refused. */
  #end(streams: Iterable<Stream>, why: 'again' | 'over'): void {
    for (const stream of streams) {
      this.#streams.delete(stream)
      if (!stream.out.writableEnded) stream.out.end(`event: ${why}\ndata\n\n`)
    }
    if (this.#streams.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    clearTimeout(this.#soon)
    this.#timer = null
    this.#soon = undefined
  }
}
