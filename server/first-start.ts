import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { count, eq, sql } from 'drizzle-orm'

import { projectFolder } from '#db/project-folder.ts'
import { people } from '#db/schema/index.ts'
import { seedDemoMarket } from '#db/seed/demo-market.ts'
import { withLock } from '#db/with-lock.ts'
import type { Accounts } from '#domain/customers/accounts.ts'

import type { Database } from './database.ts'
import type { Settings } from './settings.ts'

const firstStartLock = 4_224_002
const defaultEmail = 'admin@haat.local'

export interface FirstStart {
  /** The first administrator's sign-in, to be shown this once; null when there is one already. */
  admin: { email: string; password: string } | null
  /** How many products of the demo market were put on the shelves. */
  seeded: number
}

/** What an empty database needs before anybody can come: goods on the shelves and somebody with the key. */
export async function firstStart(
  database: Database,
  accounts: Accounts,
  settings: Settings,
): Promise<FirstStart> {
  const { pool, db } = database.connection
  return withLock(pool, firstStartLock, async () => {
    const seeded =
      settings.seed === 'demo'
        ? await seedDemoMarket({
            db,
            now: new Date(),
            picturesFolder: path.join(projectFolder(), 'pictures'),
            imagesFolder: path.join(settings.dataDir, 'images'),
          })
        : 0
    return { seeded, admin: await firstAdmin(database, accounts, settings) }
  })
}

async function firstAdmin({ connection: { db } }: Database, accounts: Accounts, settings: Settings) {
  const [admins] = await db.select({ n: count() }).from(people).where(eq(people.role, 'ADMIN'))
  if (admins && admins.n > 0) return null
  const email = settings.admin.email?.toLowerCase() ?? defaultEmail
  const password = settings.admin.password ?? randomBytes(12).toString('base64url')
  await accounts.open({ name: 'Shopkeeper', email, password, image: null })
  await db
    .update(people)
    .set({ role: 'ADMIN' })
    .where(eq(sql`lower(${people.email})`, email))
  return { email, password }
}
