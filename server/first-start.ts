import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { eq } from 'drizzle-orm'

import type { Connection } from '#db/connect.ts'
import { projectFolder } from '#db/project-folder.ts'
import { people } from '#db/schema/index.ts'
import { seedDemoMarket } from '#db/seed/demo-market.ts'
import { withLock } from '#db/with-lock.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { firstGuess } from '#domain/customers/rules.ts'

import type { Database } from './database.ts'
import { knowSecret } from './fingerprint.ts'
import { writeFirstPassword } from './first-password.ts'
import { shopGateways } from './gateways.ts'
import { pictureFiles } from './picture-files.ts'
import { knowPictures } from './picture-identity.ts'
import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

const firstStartLock = 4_224_002
const defaultEmail = 'admin@haat.local'
const silent = { info() {}, warn() {}, error() {} }

export interface FirstStart {
  /**
   * The first administrator's sign-in, to be shown this once; null when there is one already. The password
   * is null when the operator chose it; else it is in the file, or to be shown where there is none.
   */
  admin: { email: string; password: string | null; file: string | null } | null
  /** How many products of the demo market were put on the shelves. */
  seeded: number
  /** What has become of the sessions and links that another secret has signed. */
  secret: Awaited<ReturnType<typeof knowSecret>>
}

/**
 * What an empty database needs before anybody can come: goods on the shelves and somebody with the key.
 * @throws SettingsError when ADMIN_PASSWORD is what everybody would try first, and when other processes of
 * this database have another secret, or keep pictures elsewhere
 */
export async function firstStart(
  database: Pick<Database, 'connection' | 'directConfig'>,
  settings: Settings,
  /** Whether what is told is read by who has started the shop, and kept by nobody. */
  { isTerminal }: { isTerminal: boolean },
): Promise<FirstStart> {
  const { directConfig } = database
  const { db } = database.connection
  return withLock(directConfig, firstStartLock, async () => {
    const secret = await knowSecret(db, settings)
    const files = pictureFiles(settings)
    await knowPictures({ db, directConfig }, files, settings)
    const seeded =
      settings.seed === 'demo'
        ? await seedDemoMarket({
            db,
            now: new Date(),
            layPictures: () => files.takeFolder(path.join(projectFolder(), 'pictures')),
          })
        : 0
    return { secret, seeded, admin: await firstAdmin(db, settings, isTerminal) }
  })
}

/** A person who has that address already is made the administrator and keeps their password. */
async function firstAdmin(
  db: Connection['db'],
  settings: Settings,
  isTerminal: boolean,
): Promise<FirstStart['admin']> {
  if ((await db.$count(people, eq(people.role, 'ADMIN'))) > 0) return null
  const email = settings.admin.email?.toLowerCase() ?? defaultEmail
  const given = settings.admin.password
  const made = given ?? randomBytes(12).toString('base64url')
  const isThem = eq(people.email, email)
  // Account and role together: a start that dies in between must not leave a shop without an administrator.
  return db.transaction(async (tx) => {
    const isKnown = (await tx.$count(people, isThem)) > 0
    const { accounts } = shopGateways({ settings, db: tx, log: silent })
    if (!isKnown) refuseEasy(made, email)
    if (!isKnown) await accounts.open({ name: 'Shopkeeper', email, password: made, image: null })
    const [person] = await tx.update(people).set({ role: 'ADMIN' }).where(isThem).returning({ id: people.id })
    await writeAudit(
      { db: tx, actor: null, now: () => new Date(), requestId: null },
      {
        action: 'role_changed',
        objectId: person!.id,
        before: { role: 'GENERAL' },
        after: { role: 'ADMIN' },
      },
    )
    if (given !== null || isKnown) return { email, password: null, file: null }
    // Before the account is there: a start that dies in between must not leave one that nobody can open.
    const file = isTerminal ? null : await writeFirstPassword(settings.dataDir, { email, password: made })
    return { email, password: made, file }
  })
}

/** The operator's own password is looked up in no list; what everybody would try first is refused. */
function refuseEasy(password: string, email: string): void {
  const problem = firstGuess(password, email)
  if (!problem) return
  const why =
    problem === 'password_is_email' ? 'the e-mail of the administrator' : 'one letter again and again'
  throw new SettingsError(`ADMIN_PASSWORD must not be ${why}. Please choose another one, and start again.`)
}
