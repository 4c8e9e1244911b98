import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { productDeclarations, productImages, products } from '#db/schema/index.ts'
import type { Declarations } from '#domain/catalog/declarations/rules.ts'
import { shopCategories } from '#domain/categories/queries.ts'
import { eventReaders } from '#domain/event-readers.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import type { Duty } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { noFacts } from '#domain/shop/rules.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app.ts'
import { shopGateways } from '#server/gateways.ts'
import { freePort } from '#server/port.ts'
import { readSettings } from '#server/settings.ts'
import type { Settings } from '#server/settings.ts'

import { afterwards } from './afterwards.ts'
import { databaseLine } from './database-line.ts'
import { testDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'
import { expectLedgerToAddUp, openLedger } from './ledger.ts'
import { openSession, sessionCookie } from './open-session.ts'
import { shopErrors } from './shop-errors.ts'
import { visitor } from './visitor.ts'
import type { Visitor } from './visitor.ts'

export interface TestShop extends Connection {
  app: FastifyInstance
  /** Where it listens. */
  url: string
  dataDir: string
  /** A browser of its own that is signed in nowhere. */
  guest(): Visitor
  /** A new person who is signed in; they have no password. */
  customer(name?: string): Promise<Visitor & { id: string; email: string }>
  admin(): Promise<Visitor & { id: string; email: string }>
  /** A new person who is signed in and has these duties at the stall. */
  hand(...duties: Duty[]): Promise<Visitor & { id: string; email: string }>
  /** Moves the clock of the shop and of its test gateway forward. */
  passTime(minutes: number): void
  /** Ends the line to the database, when there is one; what the test itself asks of it goes on. */
  cutDatabase(): void
  /** What the shop's own jobs work with. */
  ctx: Ctx
}

type TestShopOptions = Partial<
  Pick<AppOptions, 'pages' | 'accountsPerAddress' | 'mostDelayMs' | 'logger' | 'logController'>
> & {
  /** In place of a new one. */
  database?: TestDatabase
  /** The shop, and not the test, reaches its database over a line on which each statement takes so long. */
  databaseDelayMs?: number
  /** In place of those of the browsers. */
  pushes?: Settings['pushes']
  /** In place of a network without hosts. */
  internet?: Settings['foreignPictures']
  /** The shop goes by the database's clock, as in the program, and `passTime` does not move it. */
  byDatabaseClock?: boolean
}

/**
 * The whole shop on a database of its own, listening on loopback with the test gateway behind it. Closed
 * after the test that made it, or with the file when that did.
 */
export async function testShop(
  env: NodeJS.ProcessEnv = {},
  {
    databaseDelayMs,
    database,
    pushes,
    internet,
    byDatabaseClock = false,
    ...appOptions
  }: TestShopOptions = {},
): Promise<TestShop> {
  const { db, pool, connectionConfig } = database ?? (await testDatabase())
  const line = databaseDelayMs === undefined ? null : await databaseLine(connectionConfig, databaseDelayMs)
  const through = line && connect(line.connectionConfig)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'haat-shop-'))
  // The test gateway must know the shop's address before the shop listens.
  const port = await freePort('127.0.0.1')
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...env })
  // The test gateway is in this very process: on a busy machine it is as slow as the shop, and not away.
  settings.payments.timeoutMs = 20_000
  if (pushes) settings.pushes = pushes
  settings.foreignPictures = internet ?? { ...settings.foreignPictures, resolve: () => Promise.resolve([]) }
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const app = await buildApp({
    settings,
    connection: through ?? { db, pool },
    connectionConfig: line?.connectionConfig ?? connectionConfig,
    ...(!byDatabaseClock && { now }),
    logger: shopErrors,
    // Tests keep their own shop waiting, and the machine may be busy with others.
    mostDelayMs: Infinity,
    ...appOptions,
  })
  await app.listen({ host: '127.0.0.1', port })
  afterwards(async () => {
    await app.close()
    await expectLedgerToAddUp(pool)
    await through?.pool.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`

  async function signedIn(name: string, role: 'ADMIN' | 'GENERAL', duties: Duty[] = []) {
    const { id, email, cookie } = await openSession(
      { db, sessionSecret: settings.sessionSecret },
      { name, role, duties, at: now() },
    )
    const person = visitor(url)
    person.cookies.set(sessionCookie, cookie)
    return Object.assign(person, { id, email })
  }

  return {
    app,
    url,
    db,
    pool,
    dataDir,
    passTime: (minutes) => {
      ahead += minutes * 60_000
    },
    cutDatabase: () => line?.cut(),
    ctx: {
      db,
      actor: null,
      requestId: null,
      now,
      log: app.log,
      gateways: shopGateways({ settings, db, log: app.log }),
      readers: eventReaders,
      publicUrl: settings.publicUrl,
      shop: noFacts,
      testGateway: true,
      pictureHost: settings.pictureHost,
      categories: await shopCategories({ db }),
      catalogChanged: () => app.guestCtx().catalogChanged(),
    },
    guest: () => visitor(url),
    customer: (name = 'Asha Devi') => signedIn(name, 'GENERAL'),
    admin: () => signedIn('Shopkeeper', 'ADMIN'),
    hand: (...duties) => signedIn('Ravi Hand', 'GENERAL', duties),
  }
}

/**
 * Leaves no product, and nothing that hangs on one. Tried again after a deadlock: a job of the shop may read
 * a table that hangs on the products and want the products next.
 */
export async function emptyShelves({ ctx }: Pick<TestShop, 'ctx'>): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await db.execute(openLedger)
    await db.execute('truncate products cascade')
  })
}

let made = 0

export interface ProductDetails {
  name?: string
  hindiName?: string
  family?: string
  category?: string
  listPricePaise?: number
  sellingPricePaise?: number
  depositPaise?: number
  netQuantity?: number
  netUnit?: 'g' | 'ml' | 'piece'
  leastGrams?: number
  mostGrams?: number
  stock?: number | null
  aliases?: string[]
  brand?: string
  description?: string
  hindiDescription?: string
  hsnCode?: string
  taxRateBp?: number
  state?: 'draft' | 'on_shelf' | 'archived'
  offFrom?: Date
  declarations?: Declarations
}

/** A product on the shelf; what is not given is filled in, differently each time. Answers its id. */
export async function makeProduct(
  { db, ctx }: Pick<Connection, 'db'> & Partial<Pick<TestShop, 'ctx'>>,
  { declarations = {}, ...details }: ProductDetails = {},
): Promise<string> {
  made++
  const id = newId()
  const now = new Date()
  await db.insert(products).values({
    id,
    name: `Toor Dal No. ${made}`,
    brand: 'Gram Seva',
    category: 'pulses',
    description: 'Split pigeon peas from the Vidarbha, cleaned by hand.',
    listPricePaise: 180_00 + made,
    sellingPricePaise: 149_00 + made,
    netQuantity: 1000,
    netUnit: 'g',
    aliases: ['arhar'],
    stock: null,
    createdAt: now,
    updatedAt: now,
    ...details,
  })
  await db.insert(productImages).values({ productId: id, position: 0, url: '/images/toor-dal-800.webp' })
  const declared = Object.entries(declarations).map(([key, value]) => ({ productId: id, key, value }))
  if (declared.length > 0) await db.insert(productDeclarations).values(declared)
  // Past its calls: a shop that runs hears of it.
  await ctx?.catalogChanged()
  return id
}
