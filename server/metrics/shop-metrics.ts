import { Counter, Registry, collectDefaultMetrics } from 'prom-client'

import type { EngineFigures } from '#domain/engine/queries.ts'

import { dataDisk } from './data-disk.ts'
import { gauges } from './gauges.ts'
import type { ProcessFigures } from './process-figures.ts'
import type { RequestCounts } from './request-counts.ts'
import { requestDurations } from './request-durations.ts'

export interface MetricSources {
  counts: RequestCounts
  process: () => ProcessFigures
  /** null while the database does not answer. */
  shared: () => Promise<EngineFigures | null>
  dataDir: string
}

/**
 * What Prometheus is told of this process and of the shop, as text. Everything is read when it asks: a
 * request costs no more than `RequestCounts` takes, and a shop that nobody watches costs nothing.
 */
export function shopMetrics({ counts, process, shared, dataDir }: MetricSources): () => Promise<string> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  countRequests(register, counts)
  const tell = gauges(register)
  return async () => {
    const [figures, disk] = await Promise.all([shared(), dataDisk(dataDir)])
    tell({ process: process(), shared: figures, disk })
    return register.metrics()
  }
}

function countRequests(register: Registry, counts: RequestCounts): void {
  const answered = new Counter({
    name: 'haat_http_requests_total',
    help: 'Answers by route (its pattern) and status. 499: the client had left.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
    collect: () => {
      answered.reset()
      for (const { method, route, byStatus } of counts.all())
        for (const [status, answers] of byStatus) answered.inc({ method, route, status }, answers)
    },
  })
  register.registerMetric(requestDurations(counts))
}
