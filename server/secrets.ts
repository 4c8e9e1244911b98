import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { SettingsError } from './settings-error.ts'

/** What stands in the file. */
export const secretsShape = z.object({
  session: z.string(),
  gatewayKey: z.string(),
  gatewayWebhook: z.string(),
})
export type Secrets = z.output<typeof secretsShape>

/** The secrets of this shop: made once and kept in its data folder. @throws SettingsError */
export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  try {
    if (!existsSync(file)) makeSecrets(dataDir, file)
    return secretsShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw new SettingsError(
        `${file} is damaged. Delete it: the next start makes new secrets, and everybody has to sign in again.`,
      )
    throw new SettingsError(
      `These settings cannot be used:\n  DATA_DIR must be a writable folder: ${(error as Error).message}`,
    )
  }
}

/** The secrets of a shop that was given one: the others are made of it, the same ones by every process. */
export function secretsOf(session: string): Secrets {
  const madeFor = (what: string) =>
    createHmac('sha256', session)
      .update(JSON.stringify(['test gateway', what]))
      .digest('base64url')
  return { session, gatewayKey: madeFor('key'), gatewayWebhook: madeFor('webhook') }
}

/** Of two processes that start together one makes them, and the other reads what it made, whole. */
function makeSecrets(dataDir: string, file: string): void {
  const made: Secrets = { session: secret(), gatewayKey: secret(), gatewayWebhook: secret() }
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(made, null, 2), { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Whole or not at all. The secrets that were there stay beside them, as `secrets-<when>.json`. */
export function replaceSecrets(dataDir: string, secrets: Buffer): void {
  const file = path.join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  if (existsSync(file)) {
    // A restore that is run again.
    if (readFileSync(file).equals(secrets)) return
    linkSync(file, path.join(dataDir, `secrets-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`))
  }
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, secrets, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
