import { LRUCache } from 'lru-cache'

/** A product as calls answer it: its JSON before and behind its stock, which sales lower without telling. */
export interface CachedProduct {
  id: string
  before: string
  behind: string
  /** False: nobody counts it, so its stock is null until it changes. */
  isCounted: boolean
  isOnShelf: boolean
}

/** A list as calls answer it. */
export interface CachedList {
  head: string
  products: readonly CachedProduct[]
  tail: string
  /** The ids of those that are counted. */
  counted: readonly string[]
  /** As it stands in `bytes`. */
  stocks: Stocks
  bytes: Buffer
}

/** How many of each product there are; null or nothing: nobody counts it. */
export type Stocks = ReadonlyMap<string, number | null>

/** What a list costs beside its bytes: its products are those of the other cache. */
const bytesOfList = 500
const bytesOfPlace = 50

/** For whom: other sites are told whole addresses of pictures. */
export type Site = 'here' | 'there'

interface Limits {
  /** Bytes of all products together. */
  products: number
  /** Bytes of all lists together. */
  lists: number
}

/**
 * What calls have answered to guests, in this process. A product is an entry until something that calls say
 * of it changes; a list, or what a search found, until anything of the catalogue changes: its goods and
 * their order may be others then. Stock is never cached.
 */
export class CallCache {
  readonly #products: LRUCache<string, CachedProduct>
  /** null: not to be cached, which is known until the next change. */
  readonly #lists: LRUCache<string, { list: CachedList | null }, () => Promise<CachedList | null>>
  /** Goes up with every change of the catalogue. */
  #changes = 0
  /** Lists that were there, and that had to be read. */
  #hits = 0
  #misses = 0

  constructor(most: Limits) {
    this.#products = new LRUCache({
      maxSize: most.products,
      sizeCalculation: ({ before, behind }) => before.length + behind.length,
    })
    this.#lists = new LRUCache({
      maxSize: most.lists,
      sizeCalculation: ({ list }, key) =>
        bytesOfList + 2 * key.length + (list ? list.bytes.length + bytesOfPlace * list.products.length : 0),
      fetchMethod: async (_key, _stale, { context: read }) => ({ list: await read() }),
      // Who waits for a reading that a change has dropped gets it all the same; it is not cached.
      ignoreFetchAbort: true,
    })
  }

  /** These products in their order; those that are no entries are read. One that is not found is left out. */
  async products(
    site: Site,
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<readonly CachedProduct[]>,
  ): Promise<CachedProduct[]> {
    const cached = ids.map((id) => this.#products.get(keyOf(site, id)))
    const missing = ids.filter((_, n) => !cached[n])
    if (missing.length === 0) return cached as CachedProduct[]
    const came = this.#changes
    const found = await read(missing)
    // What was changed meanwhile may have been read before.
    if (this.#changes === came)
      for (const product of found) this.#products.set(keyOf(site, product.id), product)
    const byId = new Map(found.map((product) => [product.id, product]))
    return ids.flatMap((id, n) => cached[n] ?? byId.get(id) ?? [])
  }

  /**
   * The list of this name; whoever asks while it is read waits for the same reading, unless something has
   * changed since that began. `isNew`: it was read for this caller.
   */
  async list(
    site: Site,
    name: string,
    read: () => Promise<CachedList | null>,
  ): Promise<{ list: CachedList | null; isNew: boolean }> {
    const status: LRUCache.Status<string, { list: CachedList | null }> = {}
    const { list } = await this.#lists.forceFetch(keyOf(site, name), { context: read, status })
    const isNew = status.fetch === 'miss'
    if (isNew) this.#misses++
    else this.#hits++
    return { list, isNew }
  }

  get figures() {
    return {
      entries: this.#lists.size + this.#products.size,
      bytes: this.#lists.calculatedSize + this.#products.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  /** Drops what these changes of the catalogue are about; `*` drops all. */
  drop(tags: readonly string[]): void {
    this.#changes++
    this.#lists.clear()
    if (tags.includes('*')) this.#products.clear()
    for (const tag of tags) {
      if (!tag.startsWith('product:')) continue
      const id = tag.slice('product:'.length)
      this.#products.delete(keyOf('here', id))
      this.#products.delete(keyOf('there', id))
    }
  }
}

function keyOf(site: Site, name: string): string {
  return `${site} ${name}`
}
