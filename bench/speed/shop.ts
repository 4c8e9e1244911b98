/** The production build, started as its README says, on an embedded database that is thrown away. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { connectionTo } from '#db/embedded/conversation.ts'
import type { ConnectionConfig } from '#db/embedded/conversation.ts'
import { knownLocations } from '#db/embedded/locations.ts'
import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { freePort } from '#server/port.ts'

import { projectRoot } from '../../scripts/run-program.ts'
import { childOf } from './memory.ts'

/** How long a start or an end may take; a first one makes the database and lays out the market. */
const patienceMs = 120_000

export interface Shop {
  port: number
  /** Of its server. */
  pid: number
  /** Of the npm that has started it. */
  npmPid: number
  /** From `npm start` to the first answer. */
  startMs: number
}

export class TrialShop {
  readonly dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-speed-'))
  readonly #given: NodeJS.ProcessEnv
  #program: ChildProcess | null = null
  #seeding: ChildProcess | null = null
  #port = 0
  /** While it runs. */
  now: Shop | null = null

  /** @param settings beside those of every trial */
  constructor(settings: NodeJS.ProcessEnv) {
    this.#given = settings
  }

  get logFile(): string {
    return path.join(this.dataDir, 'shop.log')
  }

  /** Those of its program. */
  get settings(): NodeJS.ProcessEnv {
    return {
      ...this.#given,
      SEED: 'demo',
      DRAIN_SECONDS: '0',
      DATA_DIR: this.dataDir,
      PORT: String(this.#port),
    }
  }

  #env(): NodeJS.ProcessEnv {
    const { DATABASE_URL: _own, ...env } = process.env
    return { ...env, ...this.settings }
  }

  /** Its log goes into a file, as in a real shop. */
  async start(): Promise<Shop> {
    this.#port ||= await freePort('127.0.0.1')
    const log = fs.openSync(this.logFile, 'a')
    const began = performance.now()
    const program = spawn('npm', ['start', '--silent'], {
      cwd: projectRoot,
      env: this.#env(),
      stdio: ['ignore', log, log],
    })
    fs.closeSync(log)
    this.#program = program
    while (!(await answers(this.#port))) {
      if (hasEnded(program) || performance.now() - began > patienceMs)
        throw new Error(`The shop did not open:\n${fs.readFileSync(this.logFile, 'utf8').slice(-2000)}`)
      await pause(10)
    }
    const startMs = performance.now() - began
    const npmPid = program.pid ?? 0
    this.now = { port: this.#port, pid: childOf(npmPid, 'scripts/start.ts') ?? npmPid, npmPid, startMs }
    return this.now
  }

  async stop(): Promise<void> {
    const program = this.#program
    this.#program = null
    this.now = null
    if (!program || hasEnded(program)) return
    const gone = once(program, 'exit')
    const npmPid = program.pid ?? 0
    process.kill(childOf(npmPid, 'scripts/start.ts') ?? npmPid, 'SIGTERM')
    await gone
  }

  /** `npm run seed`, which adds to what is there. Answers its seconds. */
  async seed(products: number): Promise<number> {
    const began = performance.now()
    const program = spawn(process.execPath, ['scripts/seed.ts', '--products', String(products)], {
      cwd: projectRoot,
      env: this.#env(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#seeding = program
    const [code] = (await once(program, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`npm run seed ended with ${code}`)
    return (performance.now() - began) / 1000
  }

  /** Where its PostgreSQL is reached, while it runs. */
  get database(): ConnectionConfig {
    const locations = knownLocations(fs.realpathSync(this.dataDir))
    if (!locations) throw new Error('The shop has no database yet')
    return connectionTo(locations, 'haat')
  }

  /** Runs a statement as nobody of the shop. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.database)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Each request writes a line or two: nothing is to be measured on a full disk. */
  forgetLog(): void {
    fs.truncateSync(this.logFile)
  }

  /** Ends what still runs and deletes the database and the folder. */
  async remove(): Promise<void> {
    await this.stop()
    if (this.#seeding && !hasEnded(this.#seeding)) {
      const gone = once(this.#seeding, 'exit')
      this.#seeding.kill('SIGTERM')
      await gone
    }
    // Who was killed a moment ago is still counted as a user of the database.
    for (let tries = 0; tries < 50; tries++) {
      try {
        await removeEmbeddedPostgres(this.dataDir)
        break
      } catch {
        await pause(100)
      }
    }
    fs.rmSync(this.dataDir, { recursive: true, force: true })
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}
