import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

import type { Connection } from '#db/connect.ts'
import { people, productImages, products, sessions } from '#db/schema/index.ts'
import type { CategoryValue } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app.ts'
import { shopGateways } from '#server/gateways.ts'
import { readSettings } from '#server/settings.ts'

import { testDatabase } from './database.ts'
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
  /** Moves the clock of the shop and of its test gateway forward. */
  passTime(minutes: number): void
  /** What the shop's own jobs work with. */
  ctx: Ctx
}

/**
 * The whole shop on a database of its own, listening on loopback with the test gateway behind it. Closed when
 * the test file is done.
 */
export async function testShop(
  env: NodeJS.ProcessEnv = {},
  options: Partial<Pick<AppOptions, 'pages' | 'accountsPerAddress' | 'logger'>> = {},
): Promise<TestShop> {
  const { db, pool, connectionConfig } = await testDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'haat-shop-'))
  const port = await freePort()
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...env })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const app = await buildApp({
    settings,
    connection: { db, pool },
    connectionConfig,
    now,
    logger: false,
    ...options,
  })
  await app.listen({ host: '127.0.0.1', port })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`

  /** Opens a session straight in the database: hashing two passwords a person would be most of the tests' time. */
  async function signedIn(name: string, role: 'ADMIN' | 'GENERAL') {
    const [id, token, at] = [newId(), newId(), now()]
    const email = `${id}@example.com`
    const expiresAt = new Date(at.getTime() + 365 * 86_400_000)
    await db.insert(people).values({ id, name, email, role, createdAt: at, updatedAt: at })
    await db.insert(sessions).values({ id, token, userId: id, expiresAt, createdAt: at, updatedAt: at })
    const signature = createHmac('sha256', settings.sessionSecret).update(token).digest('base64')
    const person = visitor(url)
    person.cookies.set('haat.session_token', encodeURIComponent(`${token}.${signature}`))
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
    ctx: {
      db,
      actor: null,
      now,
      log: app.log,
      gateways: shopGateways({ settings, db, log: app.log }),
      publicUrl: settings.publicUrl,
      testGateway: true,
      catalogChanged: async () => undefined,
    },
    guest: () => visitor(url),
    customer: (name = 'Asha Devi') => signedIn(name, 'GENERAL'),
    admin: () => signedIn('Shopkeeper', 'ADMIN'),
  }
}

/** The test gateway must know the shop's address before the shop listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

let made = 0

export interface ProductDetails {
  name?: string
  hindiName?: string
  category?: CategoryValue
  listPricePaise?: number
  sellingPricePaise?: number
  stock?: number | null
  aliases?: string[]
  brand?: string
  description?: string
}

/** A product on the shelf; what is not given is filled in, differently each time. Answers its id. */
export async function makeProduct(
  { db }: Pick<Connection, 'db'>,
  details: ProductDetails = {},
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
  return id
}
