/** A day of the cluster: people buy, prices change, a new version comes, things are killed, all settles. */
import path from 'node:path'

import { afterwards as tidyUp } from '#tests/support/afterwards.ts'

import { allStoriesTold } from '../faults/bad-day.ts'
import { buyers } from '../faults/buyers.ts'
import type { Tally } from '../faults/buyers.ts'
import { readEnding } from '../faults/checker/ending.ts'
import type { Ending } from '../faults/checker/ending.ts'
import { fillShelves } from '../faults/shelves.ts'
import { acknowledged } from './acknowledged.ts'
import { openCluster } from './cluster.ts'
import { faults } from './faults.ts'
import { doneOnce } from './once.ts'
import type { Disturbance, Once } from './once.ts'
import { priceChanges } from './prices.ts'
import { rollingRestart } from './rolling.ts'
import type { Rolled } from './rolling.ts'
import { settled } from './settle.ts'

/** A kill, in milliseconds from it. */
export interface Kill {
  name: string
  limitMs: number
  /** Until a balancer or a standby noticed. */
  noticedMs: number
  /** Until the new primary took writes; null where none was needed. */
  promotedMs: number | null
  /** Until the longest time without an acknowledged order was over. */
  goesOnMs: number
}

export interface Day {
  ending: Ending
  tally: Tally
  kills: Kill[]
  rolled: Rolled
  /** Before anybody bought, while people did, and when everything had been killed and they had gone. */
  prices: Record<'before' | 'amongBuyers' | 'afterwards', number[]>
  once: Once
  /** Orders that buyers were told of, and those of them that are not in the book. */
  acknowledged: number
  missing: string[]
}

/** @param rounds How often each of the faults strikes */
export async function clusterDay(rounds: number, howMany: number): Promise<Day> {
  const cluster = await openCluster()
  const { books } = cluster
  const strikes = rounds * faults.length
  const shelves = await fillShelves(books.shop, { kills: strikes, pieces: Math.ceil(howMany / 2) })
  const scarce = shelves.filter(({ pieces }) => pieces !== null)
  const record = path.join(process.env.CLUSTER_FOLDER ?? '', 'what-shoppers-saw.jsonl')
  const heartbeat = acknowledged()
  const kills: Kill[] = []
  const disturbances: Disturbance[] = []
  let cutsRequests = false
  const before = await priceChanges(cluster, 3 * cluster.shops.length)
  const crowd = await buyers(
    {
      shopUrl: cluster.url,
      gatewayUrl: cluster.gateway.url,
      record,
      plenty: shelves.filter(({ pieces }) => pieces === null).map(({ productId }) => productId),
      scarce: () => scarce[kills.length]!.productId,
      upSince: () => (cutsRequests ? null : kills.length),
      hears: heartbeat.hears,
    },
    howMany,
  )
  tidyUp(async () => crowd.end())

  try {
    const amongBuyers = await priceChanges(cluster, 2 * cluster.shops.length)
    const rolled = await rollingRestart(cluster, crowd.tally)
    for (let round = 0; round < rounds; round++)
      for (const fault of faults) {
        await heartbeat.goesOn(performance.now())
        cutsRequests = fault.cutsRequests
        const { at, noticedAt, promotedAt, mend } = await fault.strike(cluster)
        await heartbeat.goesOn(promotedAt ?? noticedAt)
        const goesOnAt = heartbeat.pauseEnded(at)
        disturbances.push([at, goesOnAt])
        await mend()
        cutsRequests = false
        kills.push({
          name: fault.name,
          limitMs: fault.limitMs,
          noticedMs: noticedAt - at,
          promotedMs: promotedAt === null ? null : promotedAt - at,
          goesOnMs: goesOnAt - at,
        })
      }
    await allStoriesTold(crowd)
    await crowd.goHome()
    await settled(cluster)
    const afterwards = await priceChanges(cluster, 3 * cluster.shops.length)
    await crowd.lookBack()
    const ending = await readEnding({ ...books, record, shelves })
    const once = await doneOnce(cluster, disturbances)
    const inBook = new Set(ending.shop.orders.map(({ id }) => id))
    const missing = [...heartbeat.orders].filter((id) => !inBook.has(id))
    return {
      ending,
      tally: crowd.tally,
      kills,
      rolled,
      prices: { before, amongBuyers, afterwards },
      once,
      acknowledged: heartbeat.orders.size,
      missing,
    }
  } catch (error) {
    throw new Error(`${cluster.output()}\n${JSON.stringify(crowd.tally)}`, { cause: error })
  }
}
