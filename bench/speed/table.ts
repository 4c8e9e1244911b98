/** The figures that were promised, and whether they are held. */
import type { AtSize } from './at-size.ts'
import type { Buying } from './buying.ts'
import type { Came } from './load.ts'
import { share, spread, tail, together } from './rounds.ts'
import type { Rate, Spread } from './rounds.ts'

export interface Row {
  what: string
  promised: string
  measured: string
  /** null: not measured, or not to be judged. */
  isHeld: boolean | null
}

export function rowsOf(sizes: readonly AtSize[]): Row[] {
  const [small, ...larger] = sizes
  if (!small) return []
  const { unmoved } = small
  const node = (what: string, promised: number, compared: AtSize['pages'] | undefined, than = 'bare Node') =>
    atLeast(what, promised, than, compared && share(compared.ours, compared.node))
  return [
    node('A public page that is kept, brotli', 0.5, small.pages),
    node('The same, not changed (304)', 0.8, unmoved?.notModified),
    node('A call that touches nothing, `/health/live`', 0.6, unmoved?.health),
    {
      what: `First render of a category page, ${amount(small.products)} products`,
      promised: 'less than 15 ms',
      measured: milliseconds(small.firstRender.p50),
      isHeld: small.firstRender.p50 < 15,
    },
    ...larger.map(({ products, firstRender }) =>
      atMost(
        `The same, ${amount(products)} products`,
        1.6,
        'that of the smallest market',
        spread([firstRender.p50 / small.firstRender.p50]),
      ),
    ),
    node('Details of a product', 0.25, small.details),
    atMost('Its slowest of a hundred', 3, 'its median', tail(small.details.ours)),
    node('List of a category', 0.25, unmoved?.category),
    ...(unmoved ? [atMost('Its slowest of a hundred', 3, 'its median', tail(unmoved.category.ours))] : []),
    ...(unmoved ? buyingRows(unmoved.buying) : []),
    node(`Search, ${amount(small.products)} products`, 0.1, small.search),
    ...larger.map(({ products, search }) => {
      const now = share(search.ours, search.node)
      const before = share(small.search.ours, small.search.node)
      const part = products > 100_000 ? 0.35 : 0.6
      const what = `Search, ${amount(products)} products`
      return atLeast(what, part, 'that of the smallest market', over(now, before.middle))
    }),
    ...sizes.flatMap(({ products, search, hostile }) => [
      atMost(`Its slowest of a hundred, ${amount(products)} products`, 4, 'its median', tail(search.ours)),
      atMost(
        `The same of hostile queries, ${amount(products)} products`,
        4,
        'the median of others',
        spread([hostile.p99 / together(search.ours).p50]),
      ),
    ]),
  ]
}

function buyingRows({ adds, orders, settling, limits }: Buying): Row[] {
  const least = (what: string, part: number, than: string, ours: readonly Rate[], limit?: readonly Rate[]) =>
    atLeast(what, part, than, limit && share(ours, limit))
  const order = 'pgbench’s order with 3 lines'
  return [
    least('Add to cart, signed in', 0.25, 'pgbench’s upsert of one line', adds, limits?.upserts),
    least('A whole order: 3 × add, payment order, verify', 0.03, order, orders, limits?.orders),
    least('`settlePayment` alone', 0.25, order, settling, limits?.orders),
  ]
}

function atLeast(what: string, least: number, than: string, ratio: Spread | undefined): Row {
  const promised = `at least ${least} of ${than}`
  if (!ratio) return { what, promised, measured: '', isHeld: null }
  return { what, promised, measured: shown(ratio), isHeld: ratio.middle >= least }
}

function atMost(what: string, most: number, than: string, ratio: Spread): Row {
  return { what, promised: `at most ${most} × ${than}`, measured: shown(ratio), isHeld: ratio.middle <= most }
}

function over({ middle, least, most }: Spread, other: number): Spread {
  return { middle: middle / other, least: least / other, most: most / other }
}

function shown({ middle, least, most }: Spread): string {
  return least === most
    ? middle.toFixed(2)
    : `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`
}

function amount(n: number): string {
  return n.toLocaleString('en-US')
}

export function tableOf(rows: readonly Row[]): string[] {
  return [
    '| what | promised | measured | |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ what, promised, measured, isHeld }) =>
        `| ${what} | ${promised} | ${measured || 'not measured'} | ${verdict(isHeld)} |`,
    ),
  ]
}

function verdict(isHeld: boolean | null): string {
  if (isHeld === null) return ''
  return isHeld ? 'held' : 'not held'
}

/** Everything that was measured of the shop and of bare Node, in figures of this machine at this hour. */
export function detailsOf(sizes: readonly AtSize[]): string[] {
  const head = ['answers a second', 'p50 ms', 'p99 ms', 'p99.9 ms', 'errors', 'bytes']
  const rows = sizes.flatMap((size) => {
    const compared = {
      'kept pages': size.pages,
      'not changed': size.unmoved?.notModified,
      '/health/live': size.unmoved?.health,
      details: size.details,
      'list of a category': size.unmoved?.category,
      search: size.search,
    }
    const lines = Object.entries(compared).flatMap(([name, one]) =>
      one
        ? [
            figures(`${name}, shop`, together(one.ours), one.processors.ours),
            figures(`${name}, bare Node`, together(one.node), one.processors.node),
            figures(`${name}, Fastify`, together(one.fastify)),
          ]
        : [],
    )
    return [
      `| **${amount(size.products)} products** |${' |'.repeat(head.length + 1)}`,
      figures('first renders, one by one', size.firstRender),
      ...lines,
      ...(size.unmoved ? buyingFigures(size.unmoved.buying) : []),
      figures('hostile searches, shop', size.hostile),
    ]
  })
  return [
    `| what | ${head.join(' | ')} | processors |`,
    `| --- |${' --: |'.repeat(head.length + 1)}`,
    ...rows,
  ]
}

function buyingFigures({ adds, orders, settling, limits }: Buying): string[] {
  const limit = (name: string, rates: readonly Rate[] | undefined) =>
    rates
      ? [
          `| ${name} | ${Math.round(spread(rates.map((one) => one.perSecond)).middle).toLocaleString('en-US')} |${' |'.repeat(6)}`,
        ]
      : []
  return [
    figures('add to cart, shop', together(adds)),
    ...limit('pgbench’s upsert of one line', limits?.upserts),
    figures('whole orders, shop', together(orders)),
    figures('settlePayment alone', together(settling)),
    ...limit('pgbench’s order with 3 lines', limits?.orders),
  ]
}

function figures(name: string, came: Came, processors?: number): string {
  const cells = [
    Math.round(came.perSecond).toLocaleString('en-US'),
    came.p50.toFixed(2),
    came.p99.toFixed(2),
    came.p999.toFixed(2),
    errors(came),
    Math.round(came.bytes).toLocaleString('en-US'),
    processors === undefined ? '' : processors.toFixed(2),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

function errors({ errors, statuses }: Came): string {
  if (errors === 0) return '0'
  return `${errors} (${Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')})`
}
