import { createHmac } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { identity } from '#db/schema/index.ts'

import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

const isSecret = eq(identity.of, 'secret')

/** Tells two secrets apart, and tells neither of them. */
function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint of the secret of a Haat shop').digest('base64url')
}

/** Has the database go with this secret from now on. What another one has signed ends. */
export async function writeFingerprint(db: Db, secret: string): Promise<void> {
  const mark = fingerprintOf(secret)
  await db
    .insert(identity)
    .values({ of: 'secret', mark })
    .onConflictDoUpdate({ target: identity.of, set: { mark } })
}

/** Whether this secret signs the sessions and links of this database; null where none is known yet. */
export async function sameSecret(db: Db, secret: string): Promise<boolean | null> {
  const [known] = await db.select({ mark: identity.mark }).from(identity).where(isSecret)
  return known ? known.mark === fingerprintOf(secret) : null
}

type SecretSettings = Pick<Settings, 'sessionSecret' | 'previousSessionSecret' | 'databaseUrl' | 'dataDir'> &
  Pick<Settings, 'isSecretGiven' | 'isSecretLost'>

/**
 * Refuses a process that would sign with another secret than the others do: with two of them sessions hold
 * at every second request. A database without a fingerprint takes that of the first who comes, and one that
 * has that of SESSION_SECRET_PREVIOUS takes the new one. Answers what has changed.
 * @throws SettingsError
 */
export async function knowSecret(db: Db, settings: SecretSettings): Promise<'nothing' | 'rotated' | 'ended'> {
  const { sessionSecret, previousSessionSecret, isSecretGiven, isSecretLost, databaseUrl } = settings
  const mark = fingerprintOf(sessionSecret)
  await db.insert(identity).values({ of: 'secret', mark }).onConflictDoNothing()
  if (await sameSecret(db, sessionSecret)) return 'nothing'
  if (previousSessionSecret !== null) {
    const isPrevious = eq(identity.mark, fingerprintOf(previousSessionSecret))
    const rotated = await db.update(identity).set({ mark }).where(and(isSecret, isPrevious)).returning()
    if (rotated.length > 0) return 'rotated'
  }
  // A database of our own has no other process, so the file of secrets was thrown away on purpose.
  const isAlone = databaseUrl === null && !isSecretGiven
  if (!isAlone && !isSecretLost) throw new SettingsError(refusal(settings))
  await writeFingerprint(db, sessionSecret)
  return 'ended'
}

/** What the start says of the answer of `knowSecret`, line by line. */
export function toldOfSecret(
  changed: Awaited<ReturnType<typeof knowSecret>>,
  { isSecretLost }: Pick<Settings, 'isSecretLost'>,
): string[] {
  const told = {
    nothing: [],
    rotated: ['The session secret is a new one. What the one before has signed holds on.'],
    ended: ['The session secret is a new one: everybody has to sign in again.'],
  }[changed]
  if (!isSecretLost) return told
  const still =
    'Take SESSION_SECRET_PREVIOUS=lost away now: while it is set, a process with another secret is not ' +
    'refused, and signs everybody out.'
  return [...told, still]
}

function refusal({ isSecretGiven, previousSessionSecret, dataDir }: SecretSettings): string {
  const has = isSecretGiven ? 'SESSION_SECRET' : `${dataDir}/secrets.json`
  const also = previousSessionSecret === null ? '' : ', and so is SESSION_SECRET_PREVIOUS'
  return [
    `${has} is another secret than the one that signs the sessions and links of this database${also}.`,
    'Set SESSION_SECRET to the secret of the other processes. A shop that was started without it has its secret',
    'in its DATA_DIR, in secrets.json, as "session".',
    'To change the secret, set SESSION_SECRET_PREVIOUS to that of before: sessions and links go on then.',
    'If that is lost, set SESSION_SECRET_PREVIOUS=lost: everybody has to sign in again.',
  ].join('\n')
}
