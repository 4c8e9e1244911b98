/**
 * `npm run bench:search`: how often the right product is first, and among the first five, for the queries of
 * `bench/search/`; and how many queries for what is not sold find nothing. On the demo market, and with
 * `-- --goods 100000` on as many synthetic products beside it. Of the queries that are kept out only the
 * share is printed. At the end how long a search takes that finds something, and one in vain.
 */
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import type { connect } from '#db/connect.ts'
import { seedProducts } from '#db/seed/synthetic-catalogue.ts'
import { shopCategories } from '#domain/categories/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { instead } from '#domain/search/instead.ts'
import { searchProducts } from '#domain/search/queries.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { askedFor } from '#domain/search/rules.ts'
import { asksForSomething, goodsAsked } from '#domain/search/source.ts'

import { onDemoMarket } from './on-demo-market.ts'
import { measure, percent } from './search/measure.ts'
import type { Share } from './search/measure.ts'
import { measureWishes } from './search/wishes.ts'

const { values } = parseArgs({ options: { goods: { type: 'string' } } })
const goods = Number(values.goods ?? 0)
const now = new Date()
const batch = 5_000

await onDemoMarket('search', async (market) => {
  if (goods > 0) await addSynthetic(market)
  await tell(market)
})

async function addSynthetic({ pool }: ReturnType<typeof connect>): Promise<void> {
  const client = await pool.connect()
  for (let from = 0; from < goods; from += batch)
    await seedProducts(client, { from, to: Math.min(from + batch, goods) - 1, now })
  await client.query('vacuum (analyze)')
  client.release()
}

async function tell({ db }: ReturnType<typeof connect>): Promise<void> {
  const categories = await shopCategories({ db })
  const times: Record<'found' | 'in vain', number[]> = { found: [], 'in vain': [] }
  const measured = await measure(async (query) => {
    const read = readQuery(query, categories)
    if (!asksForSomething(read)) return []
    const began = performance.now()
    const { rows } = await db.execute<{ name: string }>(sql`
      select name from unnest(${goodsAsked(read, 5)}) with ordinality as place (position, nth)
      join products using (position) order by nth limit 5`)
    if (rows.length === 0) await instead({ db }, askedFor(read.words))
    times[rows.length === 0 ? 'in vain' : 'found'].push(performance.now() - began)
    return rows.map(({ name }) => name)
  })
  console.log(`The demo market and ${goods} synthetic products`)
  for (const [kind, share] of Object.entries(measured.openByKind)) line(kind, share)
  line('all that are open', measured.open)
  line('kept out', measured.keptOut)
  line('further', measured.further)
  for (const { query, found } of measured.missed) console.log(`  not first: ${query} → ${found.join(', ')}`)
  for (const [kind, { queries, nothing, shown }] of Object.entries(measured.notSold)) {
    console.log(`not sold, ${kind}: ${nothing} of ${queries} find nothing`)
    for (const { query, found } of shown) console.log(`  ${query} → ${found[0]}`)
  }
  const ctx = { db, categories } as unknown as Ctx
  const wishes = await measureWishes(async (query) => {
    const { products } = await searchProducts(ctx, query, { page: 1, pageSize: 24 })
    return { shelves: readQuery(query, categories).shelves.map(({ value }) => value), goods: products }
  })
  for (const [kind, share] of Object.entries(wishes.openByKind)) wishLine(`wishes, ${kind}`, share)
  wishLine('all wishes that are open', wishes.open)
  wishLine('wishes kept out', wishes.keptOut)
  for (const { query, shelves, found } of wishes.missed)
    console.log(`  not met: ${query} → ${[...shelves, ...found].join(', ')}`)
  // One connection, with what is shown in their place: only the two beside each other say something.
  for (const [what, ms] of Object.entries(times)) {
    const inOrder = ms.toSorted((a, b) => a - b)
    const at = (share: number) => (inOrder[Math.floor(inOrder.length * share)] ?? 0).toFixed(1)
    console.log(
      `${what}: ${ms.length} queries, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.9999)} ms`,
    )
  }
}

function line(what: string, { queries, first, firstFive }: Share): void {
  console.log(
    `${what}: ${queries} queries, first ${percent(first, queries)}, in five ${percent(firstFive, queries)}`,
  )
}

function wishLine(what: string, { queries, firstFive }: Share): void {
  console.log(`${what}: ${queries} queries, met ${percent(firstFive, queries)}`)
}
