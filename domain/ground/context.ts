import type { Db } from '#db/connect.ts'

import type { Duty, Role } from './rules.ts'

/** An error goes under the key `err`, which the log writes out whole. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Who asks: a signed-in person with the role and the duties that the database holds at this request. */
export interface Actor {
  id: string
  name: string
  /** Empty for who signs in by number, and for guests. */
  email: string
  role: Role
  /** None for an admin, who may do everything. */
  duties: readonly Duty[]
  /** The session by which they ask. */
  sessionId: string
  /**
   * They are not signed in: they came by the link of this order and knew the last figures of its customer's
   * number. They are that customer for this order alone, and nobody to every command that is not about it.
   */
  onlyOrder?: string
  /**
   * They are not signed in: their browser has the key of a guest. They are that person for buying alone
   * (`buying`), and nobody to every other command.
   */
  isGuest?: true
}

/** The outside world, as the domain needs it: each noun declares its gateway here, beside its interface. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Gateways {}

/**
 * What every command and query is handed, by every door: page, call, webhook and job alike. Nouns declare
 * here what is theirs of it (`categories`, `shop`, `pictureHost`), and TypeScript merges it.
 * `db` is the pool or an open transaction; inside a transaction pass
 * `{ ...ctx, db: tx, replica: undefined }` on, as `inTransaction` does: nobody else sees what it has written.
 */
export interface Ctx {
  db: Db
  /**
   * Another server with the same rows, for `atOneMoment`: it has all that was committed before it was asked
   * for. null where it cannot be had right now, undefined where there is none.
   */
  replica?: (() => Promise<Db | null>) | undefined
  /** null for a guest and for the system's own jobs. */
  actor: Actor | null
  /** The clock. UTC. */
  now: () => Date
  log: Log
  /** The request's number, as its log lines and its answer have it; null for the system's own jobs. */
  requestId: string | null
  gateways: Gateways
  /** The shop's own address, without a slash at its end. Never taken from a request. */
  publicUrl: string
  /** True while the built-in test gateway stands in for Razorpay: pages then say that no money moves. */
  testGateway: boolean
  /**
   * To be awaited after a commit that changed what public pages show: returns once this process knows of it,
   * and shows none of the old pages to people who are signed in; guests may see one for up to 2 s. Other
   * processes hear of it from the database.
   */
  catalogChanged: () => Promise<void>
}
