import { LRUCache } from 'lru-cache'

import { AskedLately } from './asked-lately.ts'

/**
 * A rendered page, ready to be sent. Also the `.data` of a page, which the router fetches when it navigates.
 */
export interface Page {
  status: number
  etag: string
  headers: Record<string, string>
  /** SHA-256 in base64 of each inline script that is the program's own. */
  scriptHashes: readonly string[]
  /** The same bytes in every encoding that we send; gzip once somebody has asked for it. */
  identity: Buffer
  br: Buffer
  gzip: Buffer | null
  /** What the page shows, in the words of the catalogue's changes; `category:*` for all categories. */
  tags: ReadonlySet<string>
}

interface Rendering {
  /** `isDropped`: something that the page shows has changed while it was rendered. */
  done: Promise<{ page: Page; isDropped: boolean }>
  /** The number of the last drop when it began. */
  since: number
}

/** Of the pages; what calls answer has a cache of its own beside it (call-cache.ts). */
const maxBytes = 48 * 1024 * 1024

/**
 * The public pages of this process: rendered once and sent to everybody until something that they show
 * changes.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  readonly #inFlight = new Map<string, Rendering>()
  /** Goes up with every drop. */
  #drops = 0
  /** The number of each tag's last drop, while a rendering that began before it is under way. */
  readonly #dropped = new Map<string, number>()
  /** How often each cached page was asked for. */
  readonly asked = new AskedLately()
  /** How often a page was there for somebody, and how often it had to be rendered for them. */
  readonly served = { hits: 0, misses: 0 }

  /** The page for somebody who asks for it. */
  get(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (page) this.asked.count(key)
    return page
  }

  /** The page for nobody. */
  peek(key: string): Page | undefined {
    return this.#pages.peek(key)
  }

  /**
   * Renders a page unless somebody else is at it already. It is cached when it carries tags and none of them
   * was dropped since the rendering began. A visitor who comes while it is rendered gets no page that was
   * dropped before they came.
   */
  async render(key: string, render: () => Promise<Page>): Promise<Page> {
    const came = this.#drops
    for (let same = this.#inFlight.get(key); same; same = this.#inFlight.get(key)) {
      const { page, isDropped } = await same.done
      if (!isDropped || came <= same.since) return page
    }
    const rendering = { done: this.#rendered(key, render, this.#drops), since: this.#drops }
    this.#inFlight.set(key, rendering)
    return (await rendering.done).page
  }

  /** The keys of all pages that `drop` would drop. */
  showing(tags: readonly string[]): string[] {
    const changed = withAnyKind(tags)
    if (changed.has('*')) return [...this.#pages.keys()]
    return [...this.#pages.entries()]
      .filter(([, page]) => !page.tags.isDisjointFrom(changed))
      .map(([key]) => key)
  }

  /**
   * Drops every page that shows one of these. `*` drops all. A spared one stays until it is rendered anew
   * or deleted.
   */
  drop(tags: readonly string[], spared: ReadonlySet<string> = new Set()): void {
    this.#drops++
    const dropped = withAnyKind(tags)
    if (this.#inFlight.size > 0)
      for (const tag of dropped) {
        // Taken out first, so that the map stays in the order of the drops.
        this.#dropped.delete(tag)
        this.#dropped.set(tag, this.#drops)
      }
    for (const key of this.showing(tags)) if (!spared.has(key)) this.#pages.delete(key)
  }

  /** Drops this page, if it is not replaced already. */
  delete(key: string, page: Page): void {
    if (this.#pages.peek(key) === page) this.#pages.delete(key)
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  async #rendered(key: string, render: () => Promise<Page>, since: number): Rendering['done'] {
    try {
      const page = await render()
      const isDropped = this.#isDropped(page, since)
      if (page.tags.size > 0 && !isDropped) this.#pages.set(key, page)
      return { page, isDropped }
    } finally {
      this.#inFlight.delete(key)
      this.#forgetDrops()
    }
  }

  /**
   * Whether something that the page shows was dropped after this drop. A page without tags may show
   * anything.
   */
  #isDropped({ tags }: Page, since: number): boolean {
    if (this.#drops === since) return false
    if (tags.size === 0) return true
    return ['*', ...tags].some((tag) => (this.#dropped.get(tag) ?? 0) > since)
  }

  /** What was dropped before the oldest rendering began matters to nobody any more. */
  #forgetDrops(): void {
    const oldest = Math.min(...[...this.#inFlight.values()].map(({ since }) => since))
    for (const [tag, number] of this.#dropped) {
      if (number > oldest) return
      this.#dropped.delete(tag)
    }
  }
}

function withAnyKind(tags: readonly string[]): Set<string> {
  return new Set(tags.flatMap((tag) => [tag, ofAnyKind(tag)]))
}

/** `category:oils` is shown by a page of all categories, too. */
function ofAnyKind(tag: string): string {
  const [kind = '', value] = tag.split(':', 2)
  return value === undefined ? tag : `${kind}:*`
}

/** Gzip is as large as brotli, and a sixth more. It may come later. */
function sizeOf({ identity, br }: Page, key: string): number {
  return identity.length + Math.ceil(2.2 * br.length) + 2 * key.length + 2_000
}
