import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

import type { EngineFigures } from '#domain/engine/queries.ts'

import type { ProcessFigures } from './process-figures.ts'

interface Figures {
  process: ProcessFigures
  shared: EngineFigures | null
  disk: { bytes: number; freeBytes: number } | null
}

/** One value of a metric, with what tells it from the others. */
type Value = [value: number, labels?: Record<string, string>]

interface Told {
  kind: 'gauge' | 'counter'
  help: string
  label?: 'pool' | 'cache' | 'queue' | 'user' | 'table' | 'kind' | 'job'
  read: (figures: Figures) => Value[]
}

const seconds = (at: Date) => at.getTime() / 1000

/** What is left out while it is not known: null. */
function known(value: number | null | undefined, labels?: Record<string, string>): Value[] {
  return value === null || value === undefined ? [] : [labels ? [value, labels] : [value]]
}

const ofPools = (read: (pool: ProcessFigures['pools'][number]) => number) => (figures: Figures) =>
  figures.process.pools.map((pool): Value => [read(pool), { pool: pool.pool }])
const ofCaches = (read: (cache: ProcessFigures['caches'][number]) => number) => (figures: Figures) =>
  figures.process.caches.map((cache): Value => [read(cache), { cache: cache.cache }])
const ofQueues = (read: (queue: ProcessFigures['queues'][number]) => number) => (figures: Figures) =>
  figures.process.queues.map((queue): Value => [read(queue), { queue: queue.queue }])
const ofDue = (read: (work: EngineFigures['due'][number]) => number | null) => (figures: Figures) =>
  (figures.shared?.due ?? []).flatMap((work) => known(read(work), { table: work.table }))
const ofJobs = (read: (job: EngineFigures['jobs'][number]) => number | null) => (figures: Figures) =>
  (figures.shared?.jobs ?? []).flatMap((job) => known(read(job), { job: job.job }))

/** By name. docs/runbook.md and deploy/ are written in these words. */
const told: Record<string, Told> = {
  haat_database_up: {
    kind: 'gauge',
    help: '1 while the database answers in time. What is read from it is left out otherwise.',
    read: ({ shared }) => [[shared ? 1 : 0]],
  },
  haat_pool_connections: {
    kind: 'gauge',
    label: 'pool',
    help: 'Connections to the database that are open.',
    read: ofPools(({ total }) => total),
  },
  haat_pool_idle: {
    kind: 'gauge',
    label: 'pool',
    help: 'Connections that are open and free.',
    read: ofPools(({ idle }) => idle),
  },
  haat_pool_waiting: {
    kind: 'gauge',
    label: 'pool',
    help: 'Work that waits for a connection.',
    read: ofPools(({ waiting }) => waiting),
  },
  haat_pool_max: {
    kind: 'gauge',
    label: 'pool',
    help: 'The most connections of this pool.',
    read: ofPools(({ max }) => max),
  },
  haat_cache_hits_total: {
    kind: 'counter',
    label: 'cache',
    help: 'Answers that were there already.',
    read: ofCaches(({ hits }) => hits),
  },
  haat_cache_misses_total: {
    kind: 'counter',
    label: 'cache',
    help: 'Answers that had to be made.',
    read: ofCaches(({ misses }) => misses),
  },
  haat_cache_bytes: {
    kind: 'gauge',
    label: 'cache',
    help: 'What the cache holds.',
    read: ofCaches(({ bytes }) => bytes),
  },
  haat_cache_entries: {
    kind: 'gauge',
    label: 'cache',
    help: 'How many answers the cache holds.',
    read: ofCaches(({ entries }) => entries),
  },
  haat_render_queue_rendering: {
    kind: 'gauge',
    label: 'queue',
    help: 'Pages that are being rendered.',
    read: ofQueues(({ rendering }) => rendering),
  },
  haat_render_queue_waiting: {
    kind: 'gauge',
    label: 'queue',
    help: 'Pages that somebody waits for and that have no place yet.',
    read: ofQueues(({ waiting }) => waiting),
  },
  haat_gateway_breaker_open: {
    kind: 'gauge',
    label: 'user',
    help: '1 while the payment gateway is asked nothing, because it said nothing.',
    read: ({ process }) => process.gatewayAway.map(({ user, isAway }) => [isAway ? 1 : 0, { user }]),
  },
  haat_due_rows: {
    kind: 'gauge',
    label: 'table',
    help: 'Rows of a table that are due, up to 1000.',
    read: ofDue(({ due }) => due),
  },
  haat_due_oldest_seconds: {
    kind: 'gauge',
    label: 'table',
    help: 'For how long the first row of a table is due; 0 where none is.',
    read: ofDue(({ lateSeconds }) => lateSeconds ?? 0),
  },
  haat_waiting_oldest_seconds: {
    kind: 'gauge',
    label: 'table',
    help: 'For how long the oldest row waits that is not done, tried or not; 0 where none does.',
    read: ofDue(({ waitingSeconds }) => waitingSeconds ?? 0),
  },
  haat_holds_past_end: {
    kind: 'gauge',
    help: 'Payment orders that keep goods from others although their time is over, up to 1000.',
    read: ({ shared }) => known(shared?.holdsPastEnd.count),
  },
  haat_holds_past_end_oldest_seconds: {
    kind: 'gauge',
    help: 'For how long the first of them is over; 0 where none is.',
    read: ({ shared }) => known(shared && (shared.holdsPastEnd.oldestSeconds ?? 0)),
  },
  haat_given_up: {
    kind: 'gauge',
    label: 'kind',
    help: 'What nobody tries any more: mails, webhooks, and refunds that the gateway refused. Up to 1000.',
    read: ({ shared }) =>
      Object.entries(shared?.givenUp ?? {}).map(([kind, count]): Value => [count, { kind }]),
  },
  haat_job_last_success_timestamp_seconds: {
    kind: 'gauge',
    label: 'job',
    help: 'When a job ran well last, in any process; told every 30 s at most.',
    read: ofJobs(({ succeededAt }) => succeededAt && seconds(succeededAt)),
  },
  haat_job_last_failure_timestamp_seconds: {
    kind: 'gauge',
    label: 'job',
    help: 'When a job failed last.',
    read: ofJobs(({ failedAt }) => failedAt && seconds(failedAt)),
  },
  haat_job_last_seconds: {
    kind: 'gauge',
    label: 'job',
    help: 'How long a job took when it ran last.',
    read: ofJobs(({ tookMs }) => tookMs / 1000),
  },
  haat_backup_last_success_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the last good backup was made, 0 where none has succeeded yet; left out where none is wanted.',
    read: ({ shared }) => known(shared?.backupAt && seconds(shared.backupAt)),
  },
  haat_data_dir_bytes: {
    kind: 'gauge',
    help: 'The disk of DATA_DIR.',
    read: ({ disk }) => known(disk?.bytes),
  },
  haat_data_dir_free_bytes: {
    kind: 'gauge',
    help: 'What is free of it.',
    read: ({ disk }) => known(disk?.freeBytes),
  },
}

/** Makes them, and returns what fills them. */
export function gauges(register: Registry): (figures: Figures) => void {
  const made = Object.entries(told).map(([name, { kind, help, label, read }]) => {
    const config = { name, help, labelNames: label ? [label] : [], registers: [register] }
    return { metric: kind === 'gauge' ? new Gauge(config) : new Counter(config), label, read }
  })
  return (figures) => {
    for (const { metric, label, read } of made) {
      metric.reset()
      const values = read(figures)
      for (const [value, labels = {}] of values) metric.inc(labels, value)
      // One without a label would say 0 of what is not known.
      if (values.length === 0 && !label) metric.remove()
    }
  }
}
