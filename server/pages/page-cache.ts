import { LRUCache } from 'lru-cache'

/** A rendered page, ready to be sent. Also the `.data` of a page, which the router fetches when it navigates. */
export interface Page {
  status: number
  etag: string
  headers: Record<string, string>
  /** The same bytes in every encoding that we send. */
  identity: Buffer
  br: Buffer
  gzip: Buffer
  /** What the page shows, in the words of the catalogue's changes; `category:*` for all categories. */
  tags: ReadonlySet<string>
}

const maxBytes = 64 * 1024 * 1024

/** The public pages of this process: rendered once and sent to everybody until something that they show changes. */
export class PageCache {
  readonly #pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  readonly #underWay = new Map<string, Promise<Page>>()
  /** Goes up with every drop: a page whose rendering began before one may show what is gone. */
  #drops = 0

  get(key: string): Page | undefined {
    return this.#pages.get(key)
  }

  /**
   * Renders a page unless somebody else is at it already. It is kept when it carries tags and nothing was
   * dropped meanwhile.
   */
  async render(key: string, render: () => Promise<Page>): Promise<Page> {
    const dropsBefore = this.#drops
    const job = `${dropsBefore} ${key}`
    const same = this.#underWay.get(job)
    if (same) return same
    const rendering = render()
    this.#underWay.set(job, rendering)
    try {
      const page = await rendering
      if (page.tags.size > 0 && this.#drops === dropsBefore) this.#pages.set(key, page)
      return page
    } finally {
      this.#underWay.delete(job)
    }
  }

  /** Drops every page that shows one of these. `*` drops all. */
  drop(tags: readonly string[]): void {
    this.#drops++
    if (tags.includes('*')) return this.#pages.clear()
    const isAnyCategory = tags.some((tag) => tag.startsWith('category:'))
    for (const [key, page] of this.#pages.entries()) {
      const isShown = (isAnyCategory && page.tags.has('category:*')) || tags.some((tag) => page.tags.has(tag))
      if (isShown) this.#pages.delete(key)
    }
  }

  get size(): number {
    return this.#pages.size
  }
}

function sizeOf(page: Page): number {
  return page.identity.length + page.br.length + page.gzip.length + 2_000
}
