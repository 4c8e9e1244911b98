import type { IncomingHttpHeaders } from 'node:http'

import type { Log } from '#domain/ground/context.ts'
import { isAhead } from '#server/pages/page-key.ts'

import type { Page, PageCache } from './page-cache.ts'

/** Has this page rendered and cached, behind all visitors, if it is still needed when it is its turn. */
export type RenderBehind = (key: string, isNeeded: () => boolean) => Promise<void>

interface Options {
  cache: PageCache
  log: Pick<Log, 'warn'>
  /** Nothing is rendered in advance while the shop has more to do than it can. */
  isOverloaded: () => boolean
}

/** Part of the names that the cookie of a session has. */
const sessionCookie = '.session_token='
/** No page is shown for longer after what it shows has changed. */
const mostStaleMs = 2_000
/** So many pages of one change are rendered anew at most: what the thread does in half a second. */
const mostPages = 24
/** A page is rendered anew so often at most: many changes in a row are one. */
const restMs = 1_000
const atATime = 2

interface Stale {
  old: Page
  timer: NodeJS.Timeout
}

/**
 * Whether who asks so must be shown nothing stale: people who are signed in, because one of them may have
 * made the change, and who says so.
 */
export function wantsNewest(headers: IncomingHttpHeaders): boolean {
  const isSignedIn = headers.cookie?.includes(sessionCookie) ?? false
  return isSignedIn || /\bno-cache\b/i.test(`${headers['cache-control']} ${headers.pragma}`)
}

/**
 * Stale while revalidate: renders pages that were asked for lately anew when what they show has changed.
 * Until then guests are shown the old ones; who `isStale` must not be shown to has the page rendered. All
 * other pages are dropped at once (docs/decisions/143-one-cache-of-calls.md).
 */
export class Refresh {
  readonly #options: Options
  #render: RenderBehind | null = null
  readonly #stale = new Map<string, Stale>()
  /** Most asked first. */
  readonly #due = new Set<string>()
  /** Pages that were rendered anew just now. */
  readonly #resting = new Map<string, NodeJS.Timeout>()
  readonly #underWay = new Map<string, Promise<void>>()
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Until it is called pages are dropped at once. */
  renderWith(render: RenderBehind): void {
    this.#render = render
  }

  /** Drops the pages that show one of these; what was asked for lately, once it is rendered anew. */
  changed(tags: readonly string[]): void {
    const { cache, isOverloaded } = this.#options
    const isWanted = this.#render && !this.#isStopped && !isOverloaded()
    const wanted = isWanted ? this.#askedLately(cache.showing(tags)) : []
    cache.drop(tags, new Set(wanted))
    for (const key of wanted) this.#wait(key)
    this.#start()
  }

  /** Whether what the page of this key shows has changed since it was rendered. */
  isStale(key: string): boolean {
    const stale = this.#stale.get(key)
    return stale !== undefined && this.#options.cache.peek(key) === stale.old
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#due.clear()
    for (const timer of this.#resting.values()) clearTimeout(timer)
    for (const key of this.#stale.keys()) this.#drop(key)
    await Promise.all(this.#underWay.values())
  }

  #askedLately(keys: string[]): string[] {
    const { asked } = this.#options.cache
    return keys
      .map((key) => ({ key, times: asked.times(key) }))
      .filter(({ key, times }) => times > 0 && !isAhead(key))
      .toSorted((one, other) => other.times - one.times)
      .slice(0, mostPages)
      .map(({ key }) => key)
  }

  /** A page that changes again while it waits is shown no longer for that. */
  #wait(key: string): void {
    this.#due.add(key)
    const old = this.#options.cache.peek(key)
    const stale = this.#stale.get(key)
    // It may have been rendered anew in this very moment, and that page is an old one by now.
    if (stale && old) stale.old = old
    if (stale || !old) return
    const timer = setTimeout(() => this.#drop(key), mostStaleMs).unref()
    this.#stale.set(key, { old, timer })
  }

  /** Ends the showing of the old page, if it is not replaced already. */
  #drop(key: string): void {
    const stale = this.#stale.get(key)
    if (!stale) return
    clearTimeout(stale.timer)
    this.#stale.delete(key)
    this.#options.cache.delete(key, stale.old)
  }

  #start(): void {
    for (const key of this.#due) {
      if (this.#underWay.size >= atATime) return
      // What is rendered now is outdated already: once more when it has ended.
      if (this.#underWay.has(key) || this.#resting.has(key)) continue
      this.#due.delete(key)
      const work = this.#anew(key).finally(() => {
        this.#underWay.delete(key)
        this.#start()
      })
      this.#underWay.set(key, work)
    }
  }

  async #anew(key: string): Promise<void> {
    const { cache, log } = this.#options
    // Else somebody was quicker who must not be shown the old one, or came when that was dropped.
    const isNeeded = () => this.isStale(key) || !cache.peek(key)
    try {
      await this.#render?.(key, isNeeded)
    } catch (error) {
      log.warn({ err: error, key }, 'could not render a page anew; whoever asks for it next has it rendered')
    }
    // It has changed again meanwhile: what was just rendered was not cached.
    if (this.#due.has(key)) return
    this.#drop(key)
    this.#rest(key)
  }

  #rest(key: string): void {
    if (this.#isStopped || this.#resting.has(key)) return
    const timer = setTimeout(() => {
      this.#resting.delete(key)
      if (this.#due.has(key) && this.#options.isOverloaded()) {
        this.#due.delete(key)
        this.#drop(key)
      }
      this.#start()
    }, restMs).unref()
    this.#resting.set(key, timer)
  }
}
