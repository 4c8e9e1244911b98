import type { Log } from '#domain/ground/context.ts'
import { isAhead } from '#server/pages/page-key.ts'

import type { Page, PageCache } from './page-cache.ts'

/** Has this page rendered and kept, behind all visitors, if it is still needed when it is its turn. */
export type RenderBehind = (key: string, isNeeded: () => boolean) => Promise<void>

interface Options {
  cache: PageCache
  log: Pick<Log, 'warn'>
  /** Nothing is rendered in advance while the shop has more to do than it can. */
  isOverloaded: () => boolean
}

/** No page is shown for longer after what it shows has changed. */
const mostStaleMs = 500
/** So many pages of one change are rendered anew at most: what the thread does in about that time. */
const mostPages = 24
/** A page is rendered anew so often at most: many changes in a row are one. */
const restMs = 1_000
const atATime = 2

interface Stale {
  old: Page
  timer: NodeJS.Timeout
  /** Once the old page is shown no more. */
  gone: PromiseWithResolvers<void>
}

/**
 * Renders pages that were asked for lately anew when what they show has changed, before it drops the old
 * ones: so visitors do not wait. Whoever changed something awaits `settled`, and sees no old page
 * afterwards. All other pages are dropped at once (docs/decisions/118-fresh-before-dropped.md).
 */
export class Refresh {
  readonly #options: Options
  #render: RenderBehind | null = null
  readonly #stale = new Map<string, Stale>()
  /** Most asked first. */
  readonly #due = new Set<string>()
  /** Pages that were rendered anew just now, and whether they have changed again since. */
  readonly #resting = new Map<string, { timer: NodeJS.Timeout; isChanged: boolean }>()
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
    const shown = cache.showing(tags)
    const wanted = this.#render && !this.#isStopped && !isOverloaded() ? this.#askedLately(shown) : []
    for (const key of shown) {
      const resting = this.#resting.get(key)
      if (resting) resting.isChanged = true
    }
    const anew = wanted.filter((key) => !this.#resting.has(key))
    cache.drop(tags, new Set(anew))
    for (const key of anew) this.#wait(key)
    this.#start()
  }

  /** Returns once no page is shown any more that had changed before the call: half a second at most. */
  async settled(): Promise<void> {
    await Promise.all([...this.#stale.values()].map(({ gone }) => gone.promise))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#due.clear()
    for (const { timer } of this.#resting.values()) clearTimeout(timer)
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
    this.#stale.set(key, { old, timer, gone: Promise.withResolvers() })
  }

  /** Ends the showing of the old page, if it is not replaced already. */
  #drop(key: string): void {
    const stale = this.#stale.get(key)
    if (!stale) return
    clearTimeout(stale.timer)
    this.#stale.delete(key)
    this.#options.cache.delete(key, stale.old)
    stale.gone.resolve()
  }

  #start(): void {
    for (const key of this.#due) {
      if (this.#underWay.size >= atATime) return
      // What is rendered now is outdated already: once more when it has ended.
      if (this.#underWay.has(key)) continue
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
    // Else a visitor was quicker, after the old one was dropped.
    const isNeeded = () => this.#stale.has(key) || !cache.peek(key)
    try {
      await this.#render?.(key, isNeeded)
    } catch (error) {
      log.warn({ err: error, key }, 'could not render a page anew; whoever asks for it next has it rendered')
    }
    // It has changed again meanwhile: what was just rendered was not kept.
    if (this.#due.has(key)) return
    this.#drop(key)
    this.#rest(key)
  }

  #rest(key: string): void {
    if (this.#isStopped || this.#resting.has(key)) return
    const timer = setTimeout(() => {
      const isChanged = this.#resting.get(key)?.isChanged
      this.#resting.delete(key)
      if (!isChanged || this.#options.isOverloaded()) return
      this.#due.add(key)
      this.#start()
    }, restMs).unref()
    this.#resting.set(key, { timer, isChanged: false })
  }
}
