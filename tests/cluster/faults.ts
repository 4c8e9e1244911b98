/** What is killed under the buyers, each in turn. */
import { expect, vi } from 'vitest'

import { ready } from '#tests/support/program.ts'

import type { Cluster } from './cluster.ts'
import { bothThere, primaryOf, tookOver } from './patroni.ts'
import type { Member } from './patroni.ts'

export interface Fault {
  name: string
  /** Within so long buying goes on. */
  limitMs: number
  /** Requests that are under way in it cannot be answered any more. */
  cutsRequests: boolean
  /** Kills it; settles when something else has taken its place. Times are of `performance.now()`. */
  strike(cluster: Cluster): Promise<Struck>
}

export interface Struck {
  at: number
  /** When those noticed who put something else in its place. */
  noticedAt: number
  /** When the new primary took writes. */
  promotedAt: number | null
  /** Makes the cluster whole again. */
  mend: () => Promise<void>
}

const processMs = 6_000
/** Patroni gives up a primary that says nothing after 20 s (`ttl`). */
const nodeMs = 35_000

export const faults: Fault[] = [
  {
    name: 'a process of the shop',
    limitMs: processMs,
    cutsRequests: true,
    async strike({ shops, balancer }) {
      const shop = shops[Math.floor(Math.random() * shops.length)]!
      const at = performance.now()
      shop.running().child.kill('SIGKILL')
      const noticedAt = await momentOf(() => balancer.sawDown(shop.name, at))
      return {
        at,
        noticedAt,
        promotedAt: null,
        async mend() {
          shop.start()
          await ready(shop.running())
          await balancer.allUp([shop.name])
        },
      }
    },
  },
  ofPrimary('the primary’s PostgreSQL', processMs, {
    strike: (primary) => primary.killPostgres(),
    mend: (primary) => primary.endLeftovers(),
  }),
  ofPrimary('the primary’s machine', nodeMs, {
    strike: (primary) => primary.die(),
    mend: (primary) => primary.start(),
  }),
  ofPrimary('the primary’s network', nodeMs, {
    strike: (primary) => primary.unplug(),
    mend: (primary) => primary.plug(),
  }),
]

function ofPrimary(
  name: string,
  limitMs: number,
  how: { strike: (primary: Member) => void; mend: (primary: Member) => void },
): Fault {
  return {
    name,
    limitMs,
    cutsRequests: false,
    async strike({ databases }) {
      const primary = await primaryOf(databases)
      const standby = databases.find((one) => one !== primary)!
      const at = performance.now()
      how.strike(primary)
      const noticedAt = await momentOf(async () =>
        (await standby.isPrimary()) ? performance.now() : undefined,
      )
      return {
        at,
        noticedAt,
        promotedAt: await momentOf(() => tookOver(standby, at)),
        async mend() {
          how.mend(primary)
          await bothThere(databases)
        },
      }
    },
  }
}

async function momentOf(when: () => number | undefined | Promise<number | undefined>): Promise<number> {
  let found: number | undefined
  await vi.waitFor(async () => expect((found = await when()), 'nobody noticed').toBeDefined(), {
    timeout: 60_000,
    interval: 20,
  })
  return found ?? NaN
}
