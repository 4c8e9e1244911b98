import type { Db } from '#db/connect.ts'
import type { ShopCategory } from '#domain/categories/queries.ts'
import type { Accounts } from '#domain/customers/accounts.ts'
import type { Person } from '#domain/customers/person.ts'
import type { Mailer } from '#domain/mails/mailer.ts'
import type { PictureHost } from '#domain/media/picture-host.ts'
import type { PictureStore } from '#domain/media/picture-store.ts'
import type { PaymentGateway } from '#domain/payments/gateway.ts'
import type { ShopFacts } from '#domain/shop/rules.ts'

/** An error goes under the key `err`, which the log writes out whole. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/**
 * What every command and query is handed, by every door: page, call, webhook and job alike.
 * `db` is the pool or an open transaction; inside a transaction pass `{ ...ctx, db: tx }` on.
 */
export interface Ctx {
  db: Db
  /** null for a guest and for the system's own jobs. */
  actor: Person | null
  /** The clock. UTC. */
  now: () => Date
  log: Log
  /** The request's number, as its log lines and its answer have it; null for the system's own jobs. */
  requestId: string | null
  /**
   * The categories in the order of menus and filters, as they stood when this ctx was made: for what is shown
   * and for reading names. A command that changes them reads and locks its own.
   */
  categories: readonly ShopCategory[]
  gateways: { payments: PaymentGateway; accounts: Accounts; pictures: PictureStore; mails: Mailer }
  /** The shop's own address, without a slash at its end. Never taken from a request. */
  publicUrl: string
  /**
   * What the shop says of itself, for pages and mails. What must be of this very moment, as an invoice, is
   * read in its transaction (`readShopSettings`).
   */
  shop: ShopFacts
  /** True while the built-in test gateway stands in for Razorpay: pages then say that no money moves. */
  testGateway: boolean
  /** Where the panel uploads to: the shop's own store, or the host of the settings. */
  pictureHost: PictureHost
  /**
   * To be awaited after a commit that changed what public pages show: returns once this process serves none
   * of the old pages. Other processes hear of it from the database.
   */
  catalogChanged: () => Promise<void>
}
