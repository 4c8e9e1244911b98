import type { Db } from '#db/connect.ts'
import { noFacts } from '#domain/shop/rules.ts'
import type { ShopFacts } from '#domain/shop/rules.ts'
import { factsOf, readShopSettings } from '#domain/shop/settings.ts'

/**
 * What the shop says of itself, in memory: every page has it, those that are rendered while the database is
 * away too.
 */
export class CachedFacts {
  readonly #db: Db
  #now: ShopFacts = noFacts

  constructor(db: Db) {
    this.#db = db
  }

  get now(): ShopFacts {
    return this.#now
  }

  async read(): Promise<void> {
    this.#now = factsOf(await readShopSettings({ db: this.#db }))
  }
}
