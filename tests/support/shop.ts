import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

import type { Connection } from '#db/connect.ts'
import { people, productImages, products } from '#db/schema/index.ts'
import type { CategoryValue } from '#domain/catalog/rules.ts'
import { newId } from '#domain/ids.ts'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app.ts'
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
  /** A new person who is signed in. */
  customer(name?: string): Promise<Visitor & { id: string; email: string }>
  admin(): Promise<Visitor & { id: string; email: string }>
  /** The clock that the shop goes by; tests move it. */
  clock: { now: Date }
}

export const password = 'a-long-enough-password'

/**
 * The whole shop on a database of its own, listening on loopback with the test gateway behind it. Closed when
 * the test file is done.
 */
export async function testShop(
  env: NodeJS.ProcessEnv = {},
  options: Partial<Pick<AppOptions, 'pages' | 'accountsPerAddress'>> = {},
): Promise<TestShop> {
  const { db, pool, connectionConfig } = await testDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'haat-shop-'))
  const port = await freePort()
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...env })
  const clock = { now: new Date() }
  const isMoving = { startedAt: Date.now() }
  const app = await buildApp({
    settings,
    connection: { db, pool },
    connectionConfig,
    now: () => new Date(clock.now.getTime() + Date.now() - isMoving.startedAt),
    logger: false,
    ...options,
  })
  await app.listen({ host: '127.0.0.1', port })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`

  async function signedIn(name: string, role: 'ADMIN' | 'GENERAL') {
    const email = `${newId()}@example.com`
    const person = visitor(url)
    await person.post('/api/signup', { name, email, password, confirmPassword: password, profilePic: '' })
    const [row] = await db
      .update(people)
      .set({ role })
      .where(eq(people.email, email))
      .returning({ id: people.id })
    await person.post('/api/signin', { email, password })
    return Object.assign(person, { id: row?.id ?? '', email })
  }

  return {
    app,
    url,
    db,
    pool,
    dataDir,
    clock,
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
