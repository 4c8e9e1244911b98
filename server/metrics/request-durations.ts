import type { Histogram } from 'prom-client'

import { secondsBounds } from './request-counts.ts'
import type { RequestCounts } from './request-counts.ts'

const name = 'haat_http_request_duration_seconds'

/**
 * The histogram of how long answers took. prom-client's own takes a dozen times as long for one answer as
 * our counts do, and cannot be filled afterwards: so this is what its registry asks of one, and no more.
 */
export function requestDurations(counts: RequestCounts): Histogram {
  const get = async () => ({
    name,
    help: 'From the arrival of a request until its answer was handed to the system, in seconds.',
    type: 'histogram',
    aggregator: 'sum',
    values: counts.all().flatMap(({ method, route, byBound, seconds }) => {
      let upTo = 0
      const bucket = (le: number | string, answers: number) => ({
        metricName: `${name}_bucket`,
        labels: { le, method, route },
        value: (upTo += answers),
      })
      const buckets = [...byBound].map((answers, at) => bucket(secondsBounds[at] ?? '+Inf', answers))
      const labels = { method, route }
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: seconds },
        { metricName: `${name}_count`, labels, value: upTo },
      ]
    }),
  })
  return { name, get } as unknown as Histogram
}
