import type { Connection } from '#db/connect.ts'
import {
  accountClaims,
  backups,
  backupsByHand,
  passwordResets,
  sessions,
  verifications,
} from '#db/schema/index.ts'
import { eraseAgain } from '#domain/customers/delete-account.ts'
import { eventReaders } from '#domain/event-readers.ts'
import type { Ctx, Log } from '#domain/ground/context.ts'
import { skipNumbers } from '#domain/invoices/skip-numbers.ts'
import { takeAsAskedBefore } from '#domain/payments/refunds.ts'
import { noFacts } from '#domain/shop/rules.ts'
import { erasedFile } from '#integrations/backups/erased-file.ts'

import { sameSecret, writeFingerprint } from '../fingerprint.ts'
import { shopGateways } from '../gateways.ts'
import { pictureFiles } from '../picture-files.ts'
import { beginPictures } from '../picture-identity.ts'
import { replaceSecrets, secretsShape } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import type { Restored } from './restore-backup.ts'

interface Of {
  connection: Connection
  settings: Settings
  log: Log
  /** Where lists of who was erased may be. */
  listsIn: readonly string[]
  /** So many numbers of documents are left out, because customers may hold them. */
  numbersToSkip: number
}

export interface Finished {
  /** Whether who was signed in stays so, and links that were mailed go on. */
  sessionsGoOn: boolean
  /** Who was erased since the backup, and is again; null: there is no list. */
  erased: number | null
}

/** What a restored shop needs before it opens in another place and at a later time. */
export async function finishRestore(
  { secrets }: Restored,
  { connection, settings, log, listsIn, numbersToSkip }: Of,
): Promise<Finished> {
  const { db } = connection
  let secret = settings.sessionSecret
  if (secrets && !settings.isSecretGiven) {
    secret = secretsShape.parse(JSON.parse(String(secrets))).session
    replaceSecrets(settings.dataDir, secrets)
  }
  const sessionsGoOn = (await sameSecret(db, secret)) === true
  if (!sessionsGoOn) {
    for (const table of [sessions, verifications, passwordResets, accountClaims]) await db.delete(table)
    await writeFingerprint(db, secret)
  }
  // Those of the shop that it was: this one has none yet, and takes one tonight at the latest.
  for (const table of [backups, backupsByHand]) await db.delete(table)
  await takeAsAskedBefore({ db })
  await skipNumbers({ db, now: () => new Date() }, numbersToSkip)
  // What was the shop until now, the old database of the same DATA_DIR too, uses these pictures no more.
  await beginPictures(db, pictureFiles(settings), settings)
  return { sessionsGoOn, erased: await eraseSince(connection, { settings, log, listsIn }) }
}

async function eraseSince(
  { db }: Connection,
  { settings, log, listsIn }: Pick<Of, 'settings' | 'log' | 'listsIn'>,
): Promise<number | null> {
  const lists = await Promise.all([...new Set(listsIn)].map((folder) => erasedFile(folder).read()))
  const ids = new Set(lists.flat().map(({ id }) => id))
  if (ids.size === 0) return null
  const ctx: Ctx = {
    db,
    actor: null,
    now: () => new Date(),
    log,
    requestId: null,
    categories: [],
    gateways: shopGateways({ settings, db, log }),
    readers: eventReaders,
    publicUrl: settings.publicUrl,
    shop: noFacts,
    testGateway: settings.payments.isSandbox,
    pictureHost: settings.pictureHost,
    catalogChanged: async () => undefined,
  }
  return eraseAgain(ctx, [...ids])
}
