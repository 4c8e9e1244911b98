/** An earlier version with its buyers is upgraded to today's, rolled back, and upgraded again. */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, inject } from 'vitest'

import { freePort } from '#server/port.ts'
import { anHourLater, settled } from '#tests/faults/bad-day.ts'
import { buyers } from '#tests/faults/buyers.ts'
import type { Crowd, Tally } from '#tests/faults/buyers.ts'
import { readEnding } from '#tests/faults/checker/ending.ts'
import type { Ending } from '#tests/faults/checker/ending.ts'
import { openGateway } from '#tests/faults/gateway.ts'
import { fillShelves } from '#tests/faults/shelves.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { administer, onServer } from '#tests/support/postgres-server.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'
import { emptyFolder, end, ready, run } from '#tests/support/program.ts'
import type { Running } from '#tests/support/program.ts'

import { built } from './release.ts'
import type { Release } from './release.ts'

export interface Plan {
  /** At each of the two addresses. */
  buyers: number
  /** Payments that are captured in each stretch of the way, at least. */
  payments: number
}

export interface Upgrade {
  ending: Ending
  /** What the buyers of each address saw. */
  tallies: Tally[]
  /** What was started and how long it took until it was ready, in milliseconds. */
  starts: [what: string, ms: number][]
  /** Of the first upgrade, a line each. */
  steps: string[]
  /** What the earlier version said in the place of going on, where it may not run any more. */
  refusal: string | null
}

export async function rollingUpgrade(release: Release, plan: Plan): Promise<Upgrade> {
  const folder = built(release)
  const dataDir = await emptyFolder()
  const shared = await emptyDatabase()
  const [one, other] = [new Place(await freePort('127.0.0.1')), new Place(await freePort('127.0.0.1'))]
  const gateway = await openGateway(one.url)
  const env = { ...gateway.settings, DATABASE_URL: urlOf(shared) }
  const starts: Upgrade['starts'] = []
  const opens = async (place: Place, what: string, begin: (port: string) => Running) => {
    starts.push([what, await place.opens(begin)])
    for (const address of lookedAt) expect((await fetch(place.url + address)).status, address).toBe(200)
  }
  const earlier = (place: Place) =>
    opens(place, release.version, (PORT) => run(dataDir, { ...env, PORT }, undefined, folder))
  const todays = (place: Place) => opens(place, 'today', (PORT) => run(dataDir, { ...env, PORT }))

  await earlier(one)
  const pieces = Math.ceil(plan.buyers / 2)
  const shelves = await fillShelves(shared, { kills: starts.length + 5, pieces })
  // Its products have this one, by which a later version knows the folder of their pictures.
  await writeFile(path.join(dataDir, 'images', 'toor-dal-800.webp'), 'a picture')
  const record = path.join(dataDir, 'what-shoppers-saw.jsonl')
  const market = {
    gatewayUrl: gateway.url,
    record,
    plenty: shelves.filter((shelf) => shelf.pieces === null).map(({ productId }) => productId),
    scarce: () => shelves.filter((shelf) => shelf.pieces !== null)[starts.length]!.productId,
  }
  const crowds: Crowd[] = []
  const come = async (place: Place, called: string) => {
    const crowd = await buyers({ ...market, ...place.asMarket(), called }, plan.buyers)
    afterwards(async () => crowd.end())
    crowds.push(crowd)
  }
  const shop = () => gateway.next('captured', plan.payments)
  let refusal: string | null = null
  let steps: string[] = []

  try {
    await come(one, 'early')
    await shop()
    if (release.beside) {
      // Beside the earlier one, while that sells.
      await todays(other)
      steps = stepsOf(other.output())
      await come(other, 'today')
      await shop()
      // Back: today's is stopped, and the earlier one is started on what it has become.
      await other.closes()
      await one.closes()
      await earlier(one)
      await shop()
      // Forward, and the earlier one is stopped for good.
      await todays(other)
      await shop()
      await one.closes()
      await todays(one)
    } else {
      await one.closes()
      await todays(one)
      steps = stepsOf(one.output())
      await shop()
      await one.closes()
      const refused = run(dataDir, { ...env, PORT: String(one.port) }, undefined, folder)
      await refused.ended
      refusal = refused.output()
      await todays(one)
    }
    await shop()
    await Promise.all(crowds.map((crowd) => crowd.goHome()))
    await other.closes()
    await one.closes()
    await anHourLater(shared)
    await todays(one)
    if (release.beside) await todays(other)
    await settled(one.running!, { shop: shared, gateway: gateway.book })
    await Promise.all(crowds.map((crowd) => crowd.lookBack()))
  } catch (error) {
    const said = [one, other].map((place) => place.output().slice(-3000))
    throw new Error([...said, ...crowds.map(({ tally }) => JSON.stringify(tally))].join('\n'), {
      cause: error,
    })
  }
  const ending = await readEnding({ shop: shared, gateway: gateway.book, record, shelves })
  await one.closes()
  await other.closes()
  return { ending, tallies: crowds.map(({ tally }) => tally), starts, steps, refusal }
}

/** An old program on a newer schema said once that it was ready, and could not search. */
const lookedAt = ['/', '/search?q=toor+dal', '/api/search?q=toor+dal']

/** An address that buyers know, and what runs there now. */
class Place {
  readonly port: number
  readonly url: string
  running: Running | null = null
  private openings = 0
  private said = () => ''

  constructor(port: number) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  /** Answers how long it took until it was ready, in milliseconds. */
  async opens(begin: (port: string) => Running): Promise<number> {
    const began = performance.now()
    const running = begin(String(this.port))
    this.said = running.output
    await ready(running)
    this.running = running
    this.openings++
    return performance.now() - began
  }

  async closes(): Promise<void> {
    const { running } = this
    this.running = null
    if (running) await end(running)
  }

  output(): string {
    return this.said()
  }

  asMarket() {
    return { shopUrl: this.url, upSince: () => this.running && this.openings }
  }
}

/** Without a table in it: the earlier version makes its own. */
async function emptyDatabase(): Promise<PostgresServer> {
  const server = inject('postgresServer')
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  afterwards(() => administer(server, `drop database if exists ${name} with (force)`))
  return onServer(server, name)
}

function urlOf(server: PostgresServer): string {
  if ('connectionString' in server) return server.connectionString
  const { host, port, user, database } = server
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** What the start says of the steps of an upgrade. */
function stepsOf(output: string): string[] {
  return output.split('\n').filter((line) => /: \d+ ms|trying again/.test(line))
}

/** What the run counted and measured, for people to read. */
export function report({ ending, tallies, starts, steps, refusal }: Upgrade): string {
  const { payments, refunds } = ending.gateway
  const answers: Record<string, number> = {}
  for (const tally of tallies)
    for (const [status, times] of Object.entries(tally.answers))
      answers[status] = (answers[status] ?? 0) + times
  const sum = (count: (tally: Tally) => number) => tallies.reduce((all, tally) => all + count(tally), 0)
  return [
    ...steps,
    ...starts.map(([what, ms]) => `${`${what}, until ready`.padEnd(34)}${Math.round(ms)} ms`),
    ...(refusal ? [`the earlier version afterwards: ${refusal.trim().split('\n')[0]}`] : []),
    `answers                           ${Object.entries(answers)
      .map(([status, n]) => `${n} × ${status}`)
      .join(', ')}`,
    `resets, refused                   ${sum(({ resets }) => resets)}, ${sum(({ refused }) => refused)} (while a process was down)`,
    `longest answer                    ${Math.round(Math.max(...tallies.map(({ longestMs }) => longestMs)))} ms`,
    `orders                            ${ending.shop.orders.length}`,
    `payments, of them sent back       ${payments.length}, ${refunds.length}`,
    '',
  ].join('\n')
}
