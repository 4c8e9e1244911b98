import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { Piscina } from 'piscina'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'

import { projectFolder } from '#db/project-folder.ts'

import { buildApp } from './app.ts'
import type { AppOptions } from './app.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { firstStart } from './first-start.ts'
import type { FirstStart } from './first-start.ts'
import { errorForLog } from './log-error.ts'
import { logOptions } from './logger.ts'
import { pageHandler } from './page-handler.ts'
import { guestThread } from './pages/guest-thread.ts'
import { renderApart } from './pages/render-apart.ts'
import type { Asked, Rendered } from './pages/render-apart.ts'
import { portTaken, refuseTakenPort, withKnownPort } from './port.ts'
import { SettingsError } from './settings-error.ts'
import { isSandboxProxied, readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

/** Requests that are under way when the process is asked to end are given so long. */
const drainMs = 10_000
/** The database is given so long to end after that. */
const stopMs = 20_000

/** What the database says while it starts; there is no log yet. */
const startLog = { info: (_details: object, message: string) => tell(`${message}\n`), warn: say, error: say }

/** Starts the shop and serves until the process is asked to end. */
export async function serve(): Promise<void> {
  let database: Database | null = null
  try {
    const given = readSettings(process.env)
    await refuseTakenPort(given)
    database = await prepare(given)
    const settings = await withKnownPort(given, process.env)
    const app = await shopApp(settings, database, false)
    endInOrder(app, database)
    await app.listen({ host: settings.host, port: settings.port })
    tell(`Haat is open at ${settings.publicUrl}\n`)
    if (isSandboxProxied(settings))
      tell(
        'No RAZORPAY_KEY_ID is set: the test gateway accepts orders without money from anybody who opens this address.\n',
      )
  } catch (error) {
    await database?.stop()
    if (error instanceof SettingsError) return giveUp(error.message)
    if (isPortTaken(error)) return giveUp(portTaken(process.env.PORT ?? '3000'))
    giveUp(errorForLog(error).stack)
  }
}

/** Requests are finished and the database is stopped, whatever else goes wrong on the way. */
function endInOrder(app: FastifyInstance, database: Database): void {
  const { close } = closeWithGrace(
    { delay: drainMs + stopMs, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'the program stops because of an error')
      try {
        await Promise.race([app.drain().then(() => app.close()), sleep(drainMs)])
      } catch (error) {
        app.log.error({ err: error }, 'the shop did not stop cleanly')
      } finally {
        await database.stop()
      }
    },
  )
  let askedAt: number | null = null
  const end = () => {
    // One Ctrl-C arrives twice, from the terminal and from npm; an impatient second one comes later.
    if (askedAt !== null && Date.now() - askedAt > 1_000) process.exit(1)
    if (askedAt === null) close()
    askedAt ??= Date.now()
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** Opens the database, fills an empty one, and says once how to sign in. */
export async function prepare(settings: Settings): Promise<Database> {
  mkdirSync(path.join(settings.dataDir, 'images'), { recursive: true })
  const database = await openDatabase(settings, startLog, 'shop')
  void database.lost.then((why) =>
    giveUp(`The database has stopped and cannot be started again.\n${why.message}`),
  )
  tellFirstStart(await firstStart(database, settings))
  return database
}

/**
 * The shop with its pages on an open database; in development the pages come from Vite and change with the
 * code.
 */
export async function shopApp(settings: Settings, database: Database, isDevelopment: boolean) {
  const pages = builtPages(isDevelopment)
  const { connectionConfig } = database
  // In development the pages change with the code, which this thread alone follows.
  const apart = isDevelopment
    ? null
    : renderApart({ program: import.meta.url, connectionConfig, here: pages.handle })
  return buildApp({
    settings,
    connection: database.connection,
    connectionConfig,
    ...(await logOptions(settings.logLevel, process.stdout)),
    pages: { ...pages, ...apart },
  })
}

/** The pages that were built together with this program. */
export function builtPages(isDevelopment: boolean): NonNullable<AppOptions['pages']> {
  return {
    handle: pageHandler(build as ServerBuild, isDevelopment ? 'development' : 'production'),
    clientFolder: isDevelopment ? null : path.join(projectFolder(), 'build', 'client'),
    isDevelopment,
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
  guests ??= guestThread(pageHandler(build as ServerBuild, 'production'), Piscina.workerData as object)
  return guests
}

function tellFirstStart({ admin, seeded }: FirstStart): void {
  if (seeded > 0) tell(`The shop is filled with ${seeded} demo products.\n`)
  if (admin)
    tell(
      `Sign in as the administrator with\n  e-mail    ${admin.email}\n  password  ${admin.password ?? '(from ADMIN_PASSWORD)'}\nThis is shown only once.\n`,
    )
}

function tell(text: string): void {
  process.stdout.write(text)
}

function say(details: object, message: string): void {
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)
}

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
