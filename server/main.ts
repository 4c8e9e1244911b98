import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import { Piscina } from 'piscina'
import type { ServerBuild } from 'react-router'
import { build as hindi } from 'virtual:haat/server-build-hi'
import * as english from 'virtual:react-router/server-build'

import { projectFolder } from '#db/project-folder.ts'
import type { Language } from '#words/languages.ts'

import { buildApp } from './app.ts'
import type { AppOptions } from './app.ts'
import { problemOfBackupDir } from './backup/backup-dir.ts'
import { connectionSum } from './connection-sum.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { endWhenAsked } from './end-when-asked.ts'
import { toldOfSecret } from './fingerprint.ts'
import { firstStart } from './first-start.ts'
import type { FirstStart } from './first-start.ts'
import { errorForLog } from './log-error.ts'
import { logOptions, logWritten } from './logger.ts'
import { pageHandler, pagePatterns } from './page-handler.ts'
import { guestThread } from './pages/guest-thread.ts'
import { renderApart } from './pages/render-apart.ts'
import type { Asked, Rendered } from './pages/render-apart.ts'
import { portTaken, refuseTakenPort, withKnownPort } from './port.ts'
import { isForOperator } from './settings-error.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { isSandboxProxied, ownAddress } from './settings/hosts.ts'
import { toldOfUnknownNames } from './settings/unknown-names.ts'

/** Requests that are under way when the process is asked to end are given so long. */
const drainMs = 10_000
/** The database is given so long to end after that. */
const stopMs = 25_000

/** What the database says while it starts; there is no log yet. */
const startLog = {
  info: (_details: object, message: string) => tell(`${message}\n`),
  warn: (_details: object, message: string) => complain(message),
  error: (_details: object, message: string) => complain(message),
}

/** What is open so far, and has to be closed. */
interface Open {
  database?: Database
  app?: FastifyInstance
  /** Set once people can come: how long everything is served on. */
  drainSeconds?: number
}

/** Starts the shop and serves until the process is asked to end. */
export async function serve(): Promise<void> {
  const shop: Open = {}
  const asked = new AbortController()
  const started = open(shop, asked.signal)
  const end = endWhenAsked({
    close: async () => {
      asked.abort()
      const { drainSeconds = 0 } = shop
      // A start is finished first, so that nothing is left half open.
      await started.catch(() => undefined)
      await closeInOrder(shop, drainSeconds)
    },
    limitMs: () => (shop.drainSeconds ?? 0) * 1000 + drainMs + stopMs,
    told: (error) => {
      if (shop.app) shop.app.log.fatal({ err: error }, 'an uncaught error')
      else tellError(error)
    },
  })
  try {
    await started
  } catch (error) {
    tellError(error)
    end(1)
  }
}

async function open(shop: Open, asked: AbortSignal): Promise<void> {
  const given = readSettings(process.env)
  for (const line of toldOfUnknownNames(process.env)) complain(line)
  await refuseTakenPort(given)
  const { dir } = given.backup
  const noBackups = dir === null ? null : await problemOfBackupDir(dir)
  if (noBackups !== null) complain(noBackups)
  shop.database = await prepare(given, asked)
  const settings = await withKnownPort(given, process.env)
  shop.app = await shopApp(settings, shop.database, false)
  await shop.app.listen({ host: settings.host, port: settings.port })
  shop.drainSeconds = settings.drainSeconds
  if (settings.databaseUrl) await tellConnections(settings, shop.database, shop.app)
  if (settings.role === 'jobs')
    return tell(`Haat's jobs run, and say how they are at ${ownAddress(settings)}/health/ready\n`)
  tell(`Haat is open at ${settings.publicUrl}\n`)
  if (isSandboxProxied(settings))
    tell(
      'No RAZORPAY_KEY_ID is set: the test gateway accepts orders without money from anybody who opens this address.\n',
    )
}

/**
 * Whoever hands out requests hears at once that we are not ready, and is served for so long as they may take
 * to act on it. Then requests are finished and the database is stopped, whatever else goes wrong on the way.
 */
async function closeInOrder({ app, database }: Open, drainSeconds: number): Promise<void> {
  app?.leave()
  if (drainSeconds > 0) {
    app?.log.info({ drainSeconds }, 'asked to end: not ready any more, and everything is served on')
    await sleep(drainSeconds * 1000)
  }
  app?.log.info('stopping: requests under way are finished')
  try {
    await Promise.race([app?.drain().then(() => app.close()), sleep(drainMs)])
  } catch (error) {
    app?.log.error({ err: error }, 'the shop did not stop cleanly')
  } finally {
    await database?.stop()
    app?.log.info('stopped')
    if (app) await logWritten(app.log)
  }
}

/** Opens the database, fills an empty one, and says once how to sign in. `asked`: not to wait any more. */
export async function prepare(settings: Settings, asked?: AbortSignal): Promise<Database> {
  const database = await openDatabase(settings, startLog, 'shop', { signal: asked })
  void database.lost.then((why) => {
    complain(`The database has stopped and cannot be started again.\n${why.message}`)
    process.exit(1)
  })
  try {
    const first = await firstStart(database, settings, { isTerminal: process.stdout.isTTY })
    for (const line of toldOfSecret(first.secret, settings)) tell(`${line}\n`)
    tellFirstStart(first)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/**
 * The shop with its pages on an open database; in development the pages come from Vite and change with the
 * code.
 */
export async function shopApp(settings: Settings, database: Database, isDevelopment: boolean) {
  const pages = builtPages(isDevelopment)
  const { connectionConfig, directConfig } = database
  // In development the pages change with the code, which this thread alone follows.
  const apart =
    isDevelopment || settings.role === 'jobs'
      ? null
      : renderApart({
          program: import.meta.url,
          connectionConfig,
          tracesEndpoint: settings.tracesEndpoint,
          here: pages.handle,
        })
  return buildApp({
    settings,
    connection: database.connection,
    connectionConfig,
    directConfig,
    slow: database.slow,
    ...(await logOptions({ level: settings.logLevel, sample: settings.accessLogSample }, process.stdout)),
    pages: { ...pages, ...apart },
  })
}

/** In development there is one language, that of the start. */
const builds: Record<Language, ServerBuild> = { en: english as ServerBuild, hi: hindi }

/** The pages that were built together with this program. */
export function builtPages(isDevelopment: boolean): NonNullable<AppOptions['pages']> {
  return {
    handle: pageHandler(builds, isDevelopment ? 'development' : 'production'),
    clientFolder: isDevelopment ? null : path.join(projectFolder(), 'build', 'client'),
    isDevelopment,
    patterns: Object.values(builds).flatMap(pagePatterns),
  }
}

let guests: ReturnType<typeof guestThread> | undefined

/** What the thread for the pages of everybody runs first (pages/render-apart.ts). */
export function openForGuests(): void {
  forGuests()
}

/** And for each page. */
export async function renderForGuests(asked: Asked): Promise<Rendered> {
  return forGuests()(asked)
}

function forGuests(): ReturnType<typeof guestThread> {
  guests ??= guestThread(pageHandler(builds, 'production'), Piscina.workerData as object)
  return guests
}

function tellFirstStart({ admin, seeded }: FirstStart): void {
  if (seeded > 0) tell(`The shop is filled with ${seeded} demo products.\n`)
  if (!admin) return
  const { email, password, file } = admin
  const told = file === null ? (password ?? '(from ADMIN_PASSWORD)') : `in ${file}: read it, then delete it`
  const isShownNow = file === null && password !== null
  tell(
    `Sign in as the administrator with\n  e-mail    ${email}\n  password  ${told}\n${isShownNow ? 'This is shown only once.\n' : ''}`,
  )
}

/** People are served by now: that the sum cannot be said ends nothing. */
async function tellConnections(settings: Settings, { connection }: Database, { log }: FastifyInstance) {
  try {
    tell(`${await connectionSum(settings, connection.pool)}\n`)
  } catch (error) {
    log.warn({ err: error }, 'the sum of connections is not known')
  }
}

function tell(text: string): void {
  process.stdout.write(text)
}

function tellError(error: unknown): void {
  if (isForOperator(error)) return complain(error.message)
  complain(isPortTaken(error) ? portTaken(process.env.PORT ?? '3000') : errorForLog(error).stack)
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`)
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
