/** The program itself, as `npm start` runs it, in a process of its own. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo, Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { expect, vi } from 'vitest'

import { knownLocations } from '#db/embedded/locations.ts'
import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { projectFolder } from '#db/project-folder.ts'
import { freePort } from '#server/port.ts'

import { afterwards } from './afterwards.ts'

export interface Running {
  child: ChildProcess
  /** Its code and its signal. */
  ended: Promise<unknown[]>
  output: () => string
  url: string
  dataDir: string
}

/**
 * Runs it, or another program of ours, or that of another version; `npm start` is what people start, with a
 * shell between.
 */
export function run(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  program = 'node scripts/start.ts',
  cwd = projectFolder(),
): Running {
  const [command = '', ...args] = program.split(' ')
  const child = spawn(command, args, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      SEED: 'none',
      DRAIN_SECONDS: '0',
      ...env,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit')
  afterwards(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended, output: () => output, url: `http://127.0.0.1:${env.PORT}`, dataDir }
}

/** Runs it on a free port and waits until it is ready. */
export async function start(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  program?: string,
): Promise<Running> {
  const shop = run(dataDir, { PORT: String(await freePort('127.0.0.1')), ...env }, program)
  await ready(shop)
  return shop
}

export async function ready(shop: Running): Promise<void> {
  await vi.waitFor(
    async () => expect((await fetch(`${shop.url}/health/ready`)).status, shop.output()).toBe(200),
    { timeout: 60_000, interval: 20 },
  )
}

export async function end(shop: Running): Promise<void> {
  shop.child.kill('SIGTERM')
  await shop.ended
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-lifecycle-'))
  afterwards(async () => {
    await removeEmbeddedPostgres(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** PostgreSQL deletes it when it has shut down in order. */
export function postmasterPid(dataDir: string): string {
  return path.join(knownLocations(dataDir)?.cluster ?? '', 'postmaster.pid')
}
