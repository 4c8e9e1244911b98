/** PostgreSQL and the shop are killed again and again while people buy, and then everything settles. */
import path from 'node:path'

import type pg from 'pg'
import { expect, vi } from 'vitest'

import { connect } from '#db/connect.ts'
import { connectionTo } from '#db/embedded/conversation.ts'
import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { freePort } from '#server/port.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { locationsOf } from '#tests/support/embedded-servers.ts'
import { administer } from '#tests/support/postgres-server.ts'
import { emptyFolder, end, start } from '#tests/support/program.ts'
import type { Running } from '#tests/support/program.ts'

import { buyers } from './buyers.ts'
import type { Crowd, Tally } from './buyers.ts'
import { readEnding, stillOpen } from './checker/ending.ts'
import type { Ending } from './checker/ending.ts'
import { openGateway } from './gateway.ts'
import type { Gateway, Moment } from './gateway.ts'
import { killPostgres, killShop } from './kills.ts'
import { fillShelves, givePacking } from './shelves.ts'
import { stories } from './stories.ts'

export interface Plan {
  killsOfPostgres: number
  /** The last of them comes when everybody has gone home, with payments that nobody has reported. */
  killsOfShop: number
  buyers: number
  /** Payments that are captured between two kills, at least. */
  payments: number
}

export interface BadDay {
  ending: Ending
  /** The same, where the shop was restored from a backup of it. */
  restored: Ending
  tally: Tally
  /** From each kill until it was ready again, in milliseconds. */
  postgresMs: number[]
  shopMs: number[]
}

/** Kills come at these moments of the shop's work, in turn. */
const moments: Moment[] = ['looked', 'opening', 'refunding', 'opened', 'captured', 'looking']

export async function badDay(plan: Plan): Promise<BadDay> {
  const dataDir = await emptyFolder()
  const port = await freePort('127.0.0.1')
  const gateway = await openGateway(`http://127.0.0.1:${port}`)
  const env = { ...gateway.settings, PORT: String(port), LOG_LEVEL: 'error' }
  let shop = await start(dataDir, env)
  const books = { shop: connectionTo(locationsOf(dataDir), 'haat'), gateway: gateway.book }
  const kills = plan.killsOfPostgres + plan.killsOfShop
  const shelves = await fillShelves(books.shop, { kills, pieces: Math.ceil(plan.buyers / 2) })
  const scarce = shelves.filter(({ pieces }) => pieces !== null)
  const record = path.join(dataDir, 'what-shoppers-saw.jsonl')

  let starts = 1
  let isUp = true
  const postgresMs: number[] = []
  const shopMs: number[] = []
  const crowd = await buyers(
    {
      shopUrl: shop.url,
      gatewayUrl: gateway.url,
      record,
      plenty: shelves.filter(({ pieces }) => pieces === null).map(({ productId }) => productId),
      scarce: () => scarce[postgresMs.length + shopMs.length]!.productId,
      upSince: () => (isUp ? starts : null),
      hires: (email) => givePacking(books.shop, email),
    },
    plan.buyers,
  )
  afterwards(async () => crowd.end())
  async function killAndStart(program?: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
    isUp = false
    await killShop(shop)
    const killed = performance.now()
    shop = await start(dataDir, { ...env, ...more }, program)
    shopMs.push(performance.now() - killed)
    starts++
    isUp = true
  }

  try {
    for (let kill = 0; kill < plan.killsOfPostgres; kill++) {
      await nextMoment(gateway, kill, plan)
      postgresMs.push(await killPostgres(shop))
    }
    for (let kill = 0; kill < plan.killsOfShop - 1; kill++) {
      await nextMoment(gateway, kill, plan)
      // By its machine's clock a hold of now ended long ago; the shop goes by the database's.
      await (kill % 2 === 0 ? killAndStart(clockAhead, { CLOCK_AHEAD_MINUTES: '120' }) : killAndStart())
    }
    await allStoriesTold(crowd)
    await crowd.goHome()
    // By the clock of the next start all holds have ended.
    await anHourLater(books.shop)
    await killAndStart()
    await settled(shop, books)
    await crowd.lookBack()
  } catch (error) {
    throw new Error(`${shop.output().slice(-3000)}\n${JSON.stringify(crowd.tally)}`, { cause: error })
  }
  const ending = await readEnding({ ...books, record, shelves })
  const copy = await restoredCopy(books.shop, dataDir)
  const restored = await readEnding({ ...books, shop: copy, record, shelves })
  await end(shop)
  return { ending, restored, tally: crowd.tally, postgresMs, shopMs }
}

/** A backup of the shop that runs, restored beside it. */
async function restoredCopy(config: ReturnType<typeof connectionTo>, dataDir: string) {
  const copy = { ...config, database: 'restored' }
  await administer(config, 'create database restored')
  const [file, pictures] = [path.join(dataDir, 'haat.backup'), diskFiles(path.join(dataDir, 'images'))]
  const of = { pictures, secrets: null, passphrase: null, now: () => new Date() }
  await takeBackup(file, { config, ...of })
  const finish = () => Promise.resolve()
  await restoreBackup(file, { config: copy, pictures, passphrase: null, finish })
  return copy
}

const clockAhead = 'node --import ./tests/faults/clock-ahead.ts scripts/start.ts'

/**
 * Puts the clock of this database an hour ahead. A program that runs does not follow it, because nobody's
 * clock jumps so; the next one that starts goes by it.
 */
export async function anHourLater(config: pg.ClientConfig): Promise<void> {
  const { pool } = connect(config)
  await pool.query(`create or replace function shop_clock() returns timestamptz language sql volatile
    as $$ select clock_timestamp() + interval '1 hour' $$`)
  await pool.end()
}

function nextMoment(gateway: Gateway, kill: number, { payments }: Plan): Promise<void> {
  return gateway.next(moments[kill % moments.length]!, payments)
}

/** Settles when each story was told to its end. */
export async function allStoriesTold({ tally }: Crowd): Promise<void> {
  await vi.waitFor(
    () => expect(Object.keys(tally.told).toSorted()).toEqual(Object.keys(stories).toSorted()),
    {
      timeout: 60_000,
      interval: 20,
    },
  )
}

/** The shop's own jobs find what nobody reported, carry refunds out and put back what is held. */
export async function settled(shop: Running, books: Parameters<typeof stillOpen>[0]): Promise<void> {
  await vi.waitFor(async () => expect(await stillOpen(books), shop.output().slice(-3000)).toEqual({}), {
    timeout: 120_000,
    interval: 100,
  })
}

/** What the run counted and measured, for people to read. */
export function report({ ending, tally, postgresMs, shopMs }: BadDay): string {
  const { payments, refunds } = ending.gateway
  const count = (is: (status: string) => boolean) => payments.filter(({ status }) => is(status)).length
  const answers = Object.entries(tally.answers).map(([status, times]) => `${times} × ${status}`)
  const others = Object.entries(tally.answers).filter(([status]) => Number(status) >= 500 && status !== '503')
  const rows = [
    ['kill', 'times', 'median', 'longest'],
    ['PostgreSQL, until ready', ...timesOf(postgresMs)],
    ['the shop, until ready', ...timesOf(shopMs)],
  ]
  return [
    ...rows.map(([what = '', ...cells]) => what.padEnd(26) + cells.map((cell) => cell.padStart(10)).join('')),
    `answers                   ${answers.join(', ')}`,
    `5xx but 503               ${others.reduce((sum, [, times]) => sum + times, 0)}`,
    `resets, refused           ${tally.resets}, ${tally.refused} (while the shop was down)`,
    `carts bought              ${count((status) => status === 'captured')}`,
    `payments that went back   ${refunds.length}`,
    `payments that failed      ${count((status) => status === 'failed')}`,
    '',
  ].join('\n')
}

function timesOf(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  return [`${times.length}`, `${sorted[Math.floor(sorted.length / 2)]} ms`, `${sorted.at(-1)} ms`]
}
