/** What is measured of a market of one size. */
import { measureBuying } from './buying.ts'
import type { Buying } from './buying.ts'
import type { Compared } from './http-rows.ts'
import { compare } from './http-rows.ts'
import {
  categoryLists,
  details,
  firstRenders,
  health,
  hostileSearches,
  keptPages,
  searches,
} from './lists.ts'
import type { Goods } from './lists.ts'
import type { Came } from './load.ts'
import { memoryOf, memoryOfPostgres } from './memory.ts'
import type { Trial } from './trial.ts'

export interface Memory {
  /** Megabytes; null where the machine does not tell. */
  server: number | null
  postgres: number | null
  npm: number | null
}

export interface AtSize {
  products: number
  /** Seconds that `npm run seed` took. */
  seedSeconds: number
  /** From `npm start` to the first answer, on a data folder that has been used. */
  startMs: number[]
  /** Pages that nobody had opened, one after the other. */
  firstRender: Came
  pages: Compared
  details: Compared
  search: Compared
  hostile: Came
  /** At the smallest size alone. */
  unmoved?: { notModified: Compared; health: Compared; category: Compared; buying: Buying }
  memory: Memory
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
  const seedSeconds = await shop.seed(['--products', String(products)])
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
  // Every so manieth, so that they lie in all parts of the tables and not in those that were read just now.
  const goods = await shop.query<Goods>(
    `select id, name, category from products where state = 'on_shelf'
     and position % greatest(1, (select count(*) / 500 from products)) = 0 order by position limit 500`,
  )
  const first = categories[0]?.value ?? ''
  const firstRender = await renderFirst(trial, categories)
  const kept = keptPages(goods, first)
  const compared = (list: string, requests: Parameters<typeof compare>[1]['requests']) =>
    compare(trial, { list: `${list}, ${products} products`, requests })
  const pages = await compared('kept pages', kept)
  const unmoved = isFirst
    ? {
        notModified: await compare(trial, {
          list: 'pages that have not changed',
          requests: await withTags(trial, kept),
          status: 304,
        }),
        health: await compared('/health/live', [health]),
        category: await compared('one category', categoryLists(categories.map(({ value }) => value))),
        buying: await measureBuying(trial),
      }
    : {}
  return {
    products,
    seedSeconds,
    startMs,
    firstRender,
    pages,
    ...(isFirst && { unmoved: unmoved as NonNullable<AtSize['unmoved']> }),
    details: await compared('product details', details(goods)),
    search: await compared('search', searches()),
    hostile: await hostile(trial),
    memory: await memory(trial),
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

async function withTags(
  trial: Trial,
  pages: ReturnType<typeof keptPages>,
): Promise<ReturnType<typeof keptPages>> {
  const { port } = trial.running
  return Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(`http://127.0.0.1:${port}${page.path}`, { headers: page.headers ?? {} })
      await answer.arrayBuffer()
      return { ...page, headers: { ...page.headers, 'if-none-match': answer.headers.get('etag') ?? '' } }
    }),
  )
}

async function hostile({ load, options, running }: Trial): Promise<Came> {
  await load.ask('learn', { list: 'hostile', requests: hostileSearches() })
  const { connections, seconds } = options
  return load.ask('load', { port: running.port, list: 'hostile', connections, seconds })
}

export async function memory({ shop, running }: Trial): Promise<Memory> {
  const [cluster] = await shop.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  return {
    server: memoryOf(running.pid),
    postgres: memoryOfPostgres(cluster?.folder ?? ''),
    npm: running.npmPid === running.pid ? null : memoryOf(running.npmPid),
  }
}
