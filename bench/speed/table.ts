/** The figures that were promised, and whether they are held. */
import type { AtSize, Once } from './at-size.ts'
import type { Buying } from './buying.ts'
import type { Compared } from './http-rows.ts'
import { share, spread, tail } from './rounds.ts'
import type { Rate, Spread } from './rounds.ts'
import type { Run } from './run.ts'
import type { Options } from './trial.ts'

export interface Row {
  what: string
  promised: string
  measured: string
  /** null: not measured, or not to be judged. */
  isHeld: boolean | null
}

/** The smallest market is the measure of the others. */
export function rowsOf({ sizes, once, options }: Pick<Run, 'sizes' | 'once' | 'options'>): Row[] {
  const [small, ...larger] = sizes
  if (!small) return []
  const { category, sameSearches, newSearches, carts } = once
  return [
    ofNode('A public page that is kept, brotli', 0.5, small.pages),
    ofNode('The same, not changed (304)', 0.8, once.notModified),
    ofNode('A call that touches nothing, `/health/live`', 0.6, once.health),
    ...firstRenderRows(small, larger),
    ofNode('Details of a product', 0.25, small.details),
    atMost('Its slowest of a hundred', 3, 'its median', tail(small.details.ours)),
    ofNode('List of a category', 0.25, category),
    atMost('Its slowest of a hundred', 3, 'its median', tail(category.ours)),
    ofNode('A page of 24 products', 0.1, small.listPages),
    ...searchRows(sizes),
    ofNode('Sixteen searches, again and again', 0.2, sameSearches),
    ofNode('Searches that nobody has typed before', 0.05, newSearches),
    ofNode('Cart of a person who is signed in', 0.1, carts),
    ...buyingRows(once.buying),
    ...larger.flatMap((size) => growthRows(small, size)),
    ...memoryRows(sizes, once, options),
    ...startRows(small, larger),
  ]
}

function firstRenderRows(small: AtSize, larger: readonly AtSize[]): Row[] {
  const what = (size: AtSize) => `First render of a category page, ${amount(size.products)} products`
  return [
    below(what(small), small.firstRender.p50, 15, 'ms'),
    ...larger.map((size) => {
      const growth = spread([size.firstRender.p50 / small.firstRender.p50])
      return atMost(what(size), 1.6, `that at ${amount(small.products)}`, growth)
    }),
  ]
}

function searchRows([small, ...larger]: readonly AtSize[]): Row[] {
  if (!small) return []
  const first = share(small.search.ours, small.search.node).middle
  return [
    ofNode(`Search, ${amount(small.products)} products`, 0.1, small.search),
    ...larger.map(({ products, search }) => {
      const part = over(share(search.ours, search.node), first)
      const least = products > 100_000 ? 0.35 : 0.6
      return atLeast(`Search, ${amount(products)} products`, least, `that at ${amount(small.products)}`, part)
    }),
    ...[small, ...larger].flatMap(({ products, search }) => [
      atMost(`Its slowest of a hundred, ${amount(products)}`, 4, 'its median', tail(search.ours)),
      atMost(
        `That of hostile queries, ${amount(products)}`,
        4,
        'the median of the others',
        spread((search.beside ?? []).map(({ p99 }, round) => p99 / (search.ours[round]?.p50 ?? Number.NaN))),
      ),
    ]),
  ]
}

function growthRows(small: AtSize, large: AtSize): Row[] {
  const kinds = {
    'kept page': 'pages',
    'page of the list': 'listPages',
    'product’s details': 'details',
  } as const
  return Object.entries(kinds).map(([name, kind]) => {
    const before = medians(small[kind]).middle
    const what = `Median of a ${name}, ${amount(large.products)} products`
    return atMost(what, 1.5, `that at ${amount(small.products)}`, over(medians(large[kind]), before))
  })
}

/** The shop's by bare Node's of the same round. */
function medians({ ours, node }: Compared): Spread {
  return spread(ours.map(({ p50 }, round) => p50 / (node[round]?.p50 ?? Number.NaN)))
}

function memoryRows(sizes: readonly AtSize[], { steadiness }: Once, { minutes }: Options): Row[] {
  const [small] = sizes
  const large = sizes.at(-1)
  const flat = `Growth of the server’s memory in ${minutes || 10} minutes`
  return [
    ...(small
      ? [below(`Memory of the server, ${amount(small.products)} products`, small.memory.server, 250, 'MB')]
      : []),
    ...(large
      ? [
          below(
            `The same with two whole lists under way, ${amount(large.products)}`,
            large.wholeLists,
            400,
            'MB',
          ),
        ]
      : []),
    steadiness
      ? atMost(flat, 1.1, 'that of its second quarter', spread([steadiness.late / steadiness.early]))
      : { what: flat, promised: 'none', measured: '', isHeld: null },
  ]
}

function startRows(small: AtSize, larger: readonly AtSize[]): Row[] {
  const first = spread(small.startMs).middle
  return [
    below('From `npm start` to the first answer, on a used data folder', first / 1000, 2, 's'),
    ...larger.map(({ products, startMs }) =>
      below(
        `How much later with ${amount(products)} products`,
        (spread(startMs).middle - first) / 1000,
        1,
        's',
      ),
    ),
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

function ofNode(what: string, least: number, { ours, node }: Compared): Row {
  return atLeast(what, least, 'bare Node', share(ours, node))
}

function below(what: string, measured: number | null, limit: number, unit: string): Row {
  const digits = unit === 'MB' ? 0 : unit === 's' ? 2 : 1
  const promised = `less than ${limit} ${unit}`
  if (measured === null) return { what, promised, measured: '', isHeld: null }
  return { what, promised, measured: `${measured.toFixed(digits)} ${unit}`, isHeld: measured < limit }
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

/** 1,000 */
export function amount(n: number): string {
  return n.toLocaleString('en-US')
}

/** A run that judges nothing says so in no row. */
export function tableOf(rows: readonly Row[], isJudged: boolean): string[] {
  return [
    '| what | promised | measured | |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ what, promised, measured, isHeld }) =>
        `| ${what} | ${promised} | ${measured || 'not measured'} | ${isJudged ? verdict(isHeld) : ''} |`,
    ),
  ]
}

function verdict(isHeld: boolean | null): string {
  if (isHeld === null) return ''
  return isHeld ? 'held' : 'not held'
}
