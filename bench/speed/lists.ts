/** What the load asks the shop for. */
import fs from 'node:fs'

import type { Request } from './request.ts'

export interface Goods {
  id: string
  name: string
  category: string
}

const compressed = { 'accept-encoding': 'gzip, deflate, br' }

/** Pages that everybody opens, so that all of them are kept. */
export function keptPages(goods: readonly Goods[], category: string): Request[] {
  const listing = listingPath({ category })
  return ['/', listing, `/product/${goods[0]?.id}`].map((path) => ({ path, headers: compressed }))
}

export const health: Request = { path: '/health/live' }

export function details(goods: readonly Goods[]): Request[] {
  return goods.map(({ id }) => ({ method: 'POST', path: '/api/product-details', body: { productId: id } }))
}

/** Pages of the list of all products, in no order. */
export function listPages(pages: number): Request[] {
  const all = Array.from({ length: pages }, (_, n) => ({
    path: `/api/get-product?page=${n + 1}&pageSize=24`,
  }))
  return shuffled(all, 3)
}

/** All products, in one answer that is streamed. */
export const wholeList: Request = { path: '/api/get-product' }

export function categoryLists(categories: readonly string[]): Request[] {
  return categories.map((category) => ({ method: 'POST', path: '/api/category-product', body: { category } }))
}

/** Pages of categories that nobody has opened yet: each is asked for once. */
export function firstRenders(
  categories: readonly { value: string; pages: number }[],
  most: number,
): Request[] {
  const found: Request[] = []
  for (let page = 1; page <= 40 && found.length < most; page++)
    for (const sort of ['', 'price-asc', 'price-desc'])
      for (const { value, pages } of categories)
        if (page <= pages)
          found.push({ path: listingPath({ category: value, sort, page }), headers: compressed })
  return found.slice(0, most)
}

/** As the shop's own links write it. */
function listingPath({
  category,
  sort = '',
  page = 1,
}: {
  category: string
  sort?: string
  page?: number
}): string {
  const query = new URLSearchParams({ category })
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return `/product-category?${query}`
}

/** Villages and grades of synthetic goods, packs and filler. */
const added = [
  'ambad',
  'koraput',
  'erode',
  'hill',
  'harvest',
  '1 kg',
  '500 g',
  '250 g',
  '2 kg',
  '1 litre',
  '12 pieces',
  'fresh',
  'organic',
  'everyday',
  'select',
]

function typedQueries(): string[] {
  const file = new URL('../search/queries.json', import.meta.url)
  const typed = (JSON.parse(fs.readFileSync(file, 'utf8')) as { query: string }[]).map(({ query }) => query)
  return shuffled(typed, 7)
}

/** The same few words, again and again. */
export function sameSearches(): Request[] {
  return typedQueries().slice(0, 16).map(search)
}

/** Two queries each, so that none comes twice in a run. */
export function newSearches(): Request[] {
  const typed = typedQueries()
  return shuffled(
    typed.flatMap((query) => typed.map((other) => search(`${query} ${other}`))),
    5,
  )
}

/** Their own carts, a person each. */
export function carts(cookies: readonly string[]): Request[] {
  return cookies.map((cookie) => ({ path: '/api/view-card-product', headers: { cookie } }))
}

/**
 * Searches as people type them (bench/search), each followed by one that nobody has typed before: the same
 * words with a village, a pack or another query. None comes twice in a row.
 */
export function searches(): Request[] {
  const inOrder = typedQueries()
  return added.flatMap((word, turn) =>
    inOrder.flatMap((query, n) => {
      const made = turn % 2 ? `${query} ${word}` : `${word} ${query}`
      const other = inOrder[(n * 7 + turn * 13 + 1) % inOrder.length]
      return [query, n % 3 === 2 ? `${query} ${other} ${turn}` : made].map(search)
    }),
  )
}

/** What somebody sends who wishes the shop ill. */
export function hostileSearches(): Request[] {
  return [
    '%'.repeat(200),
    '_%'.repeat(100),
    'a b c d e f g h',
    'o i e a u n r t',
    '\u200f\u202eaalu\u202c\u200e',
    '\u202e'.repeat(50) + 'dal',
    '🥔🍅🧅',
    '👨‍👩‍👧‍👦'.repeat(20),
    'a'.repeat(200),
    '\'; -- \\ " ( ) & | ! :*',
  ].map(search)
}

function search(query: string): Request {
  return { path: `/api/search?${new URLSearchParams({ q: query, page: '1', pageSize: '24' })}` }
}

/** The same order each time. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
