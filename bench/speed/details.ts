/** Everything that was measured, in figures of this machine at this hour. */
import type { AtSize, Once } from './at-size.ts'
import type { Buying } from './buying.ts'
import type { Compared } from './http-rows.ts'
import type { Came } from './load.ts'
import { spread, together } from './rounds.ts'
import type { Rate } from './rounds.ts'
import type { Run } from './run.ts'
import { amount } from './table.ts'

const head = ['answers a second', 'p50 ms', 'p99 ms', 'p99.9 ms', 'errors', 'bytes', 'µs']
const empty = ' |'.repeat(head.length)

export function detailsOf({ sizes, once }: Run): string[] {
  return [
    `| what | ${head.join(' | ')} |`,
    `| --- |${' --: |'.repeat(head.length)}`,
    ...sizes.flatMap(sizeLines),
    `| **what is measured once** |${empty}`,
    ...onceLines(once),
  ]
}

function sizeLines(size: AtSize): string[] {
  return [
    `| **${amount(size.products)} products** |${empty}`,
    ...comparedLines('kept pages', size.pages),
    figures('first renders, one by one', size.firstRender),
    ...comparedLines('details', size.details),
    ...comparedLines('pages of the list', size.listPages),
    ...comparedLines('search', size.search),
    ...(size.search.beside ? [figures('hostile searches', together(size.search.beside))] : []),
  ]
}

function onceLines({ notModified, health, category, buying, curves, steadiness, ...once }: Once): string[] {
  return [
    ...comparedLines('not changed', notModified),
    ...comparedLines('/health/live', health),
    ...comparedLines('list of a category', category),
    ...comparedLines('sixteen searches', once.sameSearches),
    ...comparedLines('searches that are new', once.newSearches),
    ...comparedLines('carts', once.carts),
    ...buyingLines(buying),
    ...curves.flatMap(({ what, points }) =>
      points.map(({ perSecond, came }) => figures(`${what}, open loop at ${Math.round(perSecond)}`, came)),
    ),
    ...(steadiness
      ? [figures(`all of them for ${steadiness.minutes} minutes, open loop`, steadiness.came)]
      : []),
  ]
}

function comparedLines(name: string, { ours, node, fastify, processors }: Compared): string[] {
  const [we, limit] = [together(ours), together(node)]
  return [
    figures(`${name}, shop`, we, processors.ours),
    figures(`${name}, bare Node`, limit, processors.node),
    figures(`${name}, Fastify`, together(fastify)),
  ]
}

function buyingLines({ adds, orders, settling, limits }: Buying): string[] {
  const limit = (name: string, rates: readonly Rate[] | undefined) =>
    rates
      ? [
          `| ${name} | ${whole(spread(rates.map((one) => one.perSecond)).middle)} |${' |'.repeat(head.length - 1)}`,
        ]
      : []
  return [
    figures('add to cart, shop', together(adds)),
    ...limit('pgbench’s upsert of one line', limits?.upserts),
    figures('whole orders, shop', together(orders)),
    figures('`settlePayment` alone', together(settling)),
    ...limit('pgbench’s order with 3 lines', limits?.orders),
  ]
}

/** @param processors how many the server was at work on */
function figures(name: string, came: Came, processors?: number): string {
  const cells = [
    whole(came.perSecond),
    came.p50.toFixed(2),
    came.p99.toFixed(2),
    came.p999.toFixed(2),
    errors(came),
    whole(came.bytes),
    processors === undefined ? '' : ((processors / came.perSecond) * 1e6).toFixed(0),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

function errors({ errors, statuses }: Came): string {
  if (errors === 0) return '0'
  const each = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return `${errors} (${each.join(', ')})`
}

function whole(n: number): string {
  return amount(Math.round(n))
}

export function memoryTable({ sizes, once: { steadiness } }: Run): string[] {
  const shown = (megabytes: number | null) =>
    megabytes === null ? 'not measured' : `${megabytes.toFixed(0)} MB`
  return [
    '| products | server | PostgreSQL | npm | server, two whole lists under way |',
    '| --: | --: | --: | --: | --: |',
    ...sizes.map(({ products, memory: { server, postgres, npm }, wholeLists }) => {
      const cells = [server, postgres, npm, wholeLists].map(shown)
      return `| ${amount(products)} | ${cells.join(' | ')} |`
    }),
    '',
    'What PostgreSQL’s processes share is counted once.',
    ...(steadiness
      ? [
          '',
          `Under an even load of ${steadiness.minutes} minutes the server had ${steadiness.early.toFixed(0)} MB in the second quarter of the time and ${steadiness.late.toFixed(0)} MB in the last.`,
        ]
      : []),
  ]
}

export function startTable({ sizes }: Run): string[] {
  return [
    '| products | `npm run seed` | from `npm start` to the first answer |',
    '| --: | --: | --- |',
    ...sizes.map(({ products, seedSeconds, startMs }) => {
      const starts = startMs.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')
      return `| ${amount(products)} | ${seedSeconds.toFixed(1)} s | ${starts} |`
    }),
    '',
    'A larger market is seeded on top of the smaller one.',
  ]
}
