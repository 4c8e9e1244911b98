/** What is measured of a market of one size. */
import { filledCarts, measureBuying } from './buying.ts'
import type { Buying } from './buying.ts'
import { measureCurves, measureSteadiness, readWholeLists } from './endurance.ts'
import type { Curve, Steadiness } from './endurance.ts'
import { compare } from './http-rows.ts'
import type { Compared } from './http-rows.ts'
import {
  carts,
  categoryLists,
  details,
  firstRenders,
  health,
  hostileSearches,
  keptPages,
  listPages,
  newSearches,
  sameSearches,
  searches,
} from './lists.ts'
import type { Goods } from './lists.ts'
import type { Came } from './load.ts'
import { memory } from './memory-of-all.ts'
import type { Memory } from './memory-of-all.ts'
import type { Request } from './request.ts'
import type { Trial } from './trial.ts'

export interface AtSize {
  /** Pages that are kept, as they are asked for. */
  kept: Request[]
  categories: string[]
  products: number
  /** Seconds that `npm run seed` took. */
  seedSeconds: number
  /** From `npm start` to the first answer, on a data folder that has been used. */
  startMs: number[]
  /** Pages that nobody had opened, one after the other. */
  firstRender: Came
  pages: Compared
  details: Compared
  /** Pages of the whole list, by its call. */
  listPages: Compared
  /** Beside them those that are meant to be slow. */
  search: Compared
  memory: Memory
  /** Megabytes of the server, at most, while two whole lists are read; null where it is not told. */
  wholeLists: number | null
}

/** What does not depend on how many products there are. */
export interface Once {
  notModified: Compared
  health: Compared
  category: Compared
  sameSearches: Compared
  newSearches: Compared
  /** Of people who are signed in, with five lines each. */
  carts: Compared
  buying: Buying
  curves: Curve[]
  steadiness: Steadiness | null
}

/** Fills the shop, starts it and measures. */
export async function measureAt(
  trial: Trial,
  { products, isFirst }: { products: number; isFirst: boolean },
): Promise<AtSize> {
  const { shop, options, tell } = trial
  tell(`${products} products: seeding`)
  if (isFirst) {
    // A first start makes the database and lays out the demo market.
    await shop.start()
    await shop.stop()
  }
  const seedSeconds = await shop.seed(products)
  tell(`${products} products: seeded in ${seedSeconds.toFixed(1)} s`)
  const startMs: number[] = []
  for (let times = 0; times < Math.min(3, options.rounds); times++) {
    await shop.stop()
    startMs.push((await shop.start()).startMs)
  }
  tell(`${products} products: opens in ${startMs.map((ms) => `${Math.round(ms)} ms`).join(', ')}`)

  const categories = await shop.query<{ value: string; goods: number }>(
    `select category as value, count(*)::integer as goods from product_ranks group by 1 order by 2 desc, 1 limit 12`,
  )
  const found = categories.reduce((sum, { goods }) => sum + goods, 0)
  if (found < products) throw new Error(`Of ${products} products ${found} stand in lists`)
  // Every so manieth, so that they lie in all parts of the tables and not in those that were read just now.
  const goods = await shop.query<Goods>(
    `select id, name, category from products where state = 'on_shelf'
     and position % greatest(1, (select count(*) / 500 from products)) = 0 order by position limit 500`,
  )
  const firstRender = await renderFirst(trial, categories)
  const compared = (list: string, requests: Request[], beside?: Request[]) =>
    compare(trial, { list: `${list}, ${products} products`, requests, ...(beside && { beside }) })
  const kept = keptPages(goods, categories[0]?.value ?? '')
  return {
    kept,
    categories: categories.map(({ value }) => value),
    products,
    seedSeconds,
    startMs,
    firstRender,
    pages: await compared('kept pages', kept),
    listPages: await compared('pages of the list', listPages(Math.min(40, Math.ceil(products / 24)))),
    details: await compared('product details', details(goods)),
    search: await compared('search', searches(), hostileSearches()),
    memory: await memory(trial),
    wholeLists: await readWholeLists(trial),
  }
}

/** Measures the rest on a shop that is open; kept pages and categories are those of its market. */
export async function measureOnce(trial: Trial, { kept, categories }: AtSize): Promise<Once> {
  const notModified = { list: 'pages that have not changed', requests: await withTags(trial, kept) }
  return {
    notModified: await compare(trial, { ...notModified, status: 304 }),
    health: await compare(trial, { list: '/health/live', requests: [health] }),
    category: await compare(trial, { list: 'one category', requests: categoryLists(categories) }),
    sameSearches: await compare(trial, { list: 'sixteen searches', requests: sameSearches() }),
    newSearches: await compare(trial, { list: 'searches that are new', requests: newSearches() }),
    carts: await compare(trial, { list: 'carts', requests: carts(await filledCarts(trial)) }),
    buying: await measureBuying(trial),
    curves: await measureCurves(trial),
    steadiness: await measureSteadiness(trial),
  }
}

/** One after the other: what is measured is a rendering, and not a queue. */
async function renderFirst(
  trial: Trial,
  categories: readonly { value: string; goods: number }[],
): Promise<Came> {
  const { load, options, running } = trial
  const most = options.isJudged ? 240 : 24
  const perPage = 24
  const withPages = categories.map(({ value, goods }) => ({ value, pages: Math.ceil(goods / perPage) }))
  const requests = firstRenders(withPages, most)
  // Warm: the program has rendered before, but not these.
  const warm = requests.splice(0, Math.ceil(requests.length / 6))
  await load.ask('learn', { list: 'first', requests: [...warm, ...requests] })
  await load.ask('each', { port: running.port, list: 'first', times: warm.length })
  const came = await load.ask('each', { port: running.port, list: 'first', times: requests.length })
  trial.tell(`first render of a category page: ${came.p50.toFixed(1)} ms, the middle of ${came.answers}`)
  return came
}

/** As a browser asks for a page that it has. */
async function withTags(trial: Trial, pages: readonly Request[]): Promise<Request[]> {
  const { port } = trial.running
  return Promise.all(
    pages.map(async ({ path, headers = {} }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      await answer.arrayBuffer()
      return { path, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' } }
    }),
  )
}
