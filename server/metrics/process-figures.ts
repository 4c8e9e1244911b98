import type pg from 'pg'

import { machineName } from '#db/connect.ts'
import type { PaymentGateway } from '#domain/payments/gateway.ts'
import type { CallCache } from '#server/cache/call-cache.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { RenderQueues } from '#server/pages/render-queue.ts'

import type { RequestCounts } from './request-counts.ts'

/** Connections to the database for one kind of work. */
export interface PoolFigures {
  pool: string
  max: number
  total: number
  idle: number
  /** Work that waits for a connection. */
  waiting: number
}

interface CacheFigures {
  cache: string
  entries: number
  bytes: number
  hits: number
  misses: number
}

interface QueueFigures {
  queue: string
  rendering: number
  waiting: number
}

/** How one process stands, by what it knows itself. */
export interface ProcessFigures {
  machine: string
  pid: number
  startedAt: string
  /** Answers since it started, and how many of them were failures of the shop (5xx). */
  answers: number
  failures: number
  /** 99 of 100 answers took at most so long; null where there is no bound. */
  usualSeconds: number | null
  pools: PoolFigures[]
  caches: CacheFigures[]
  queues: QueueFigures[]
  /** Whether payments are refused at once because the gateway said nothing; by who asks it. */
  gatewayAway: { user: string; isAway: boolean }[]
}

/** What the process is read from. Parts that it does not have are left out. */
export interface Watched {
  counts: RequestCounts
  pools: Record<string, pg.Pool>
  /** Of the thread that renders pages. */
  pagesPool: (() => PoolFigures | null) | undefined
  pages: PageCache
  calls: CallCache
  queues: RenderQueues
  gateways: Record<string, PaymentGateway>
}

export function processFigures({
  counts,
  pools,
  pagesPool,
  pages,
  calls,
  queues,
  gateways,
}: Watched): ProcessFigures {
  const apart = pagesPool?.() ?? null
  return {
    machine: machineName,
    pid: process.pid,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    ...counts.sums(),
    pools: [
      ...Object.entries(pools).map(([name, pool]) => ({
        pool: name,
        max: pool.options.max ?? 0,
        total: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      })),
      ...(apart ? [apart] : []),
    ],
    caches: [
      { cache: 'pages', entries: pages.size, bytes: pages.bytes, ...pages.served },
      { cache: 'calls', ...calls.figures },
    ],
    queues: Object.entries(queues).map(([queue, { underWay, waiting }]: [string, RenderQueues['ahead']]) => ({
      queue,
      rendering: underWay,
      waiting,
    })),
    gatewayAway: Object.entries(gateways).map(([user, gateway]) => ({ user, isAway: gateway.isAway() })),
  }
}
