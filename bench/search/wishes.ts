import { readFileSync } from 'node:fs'

import type { Share } from './measure.ts'

/** One of the goods of a first page, as a wish is judged by it. */
interface Shown {
  name: string
  category: string
  sellingPricePaise: number
}

/** What a search shows: values of the shelves that it names as an answer, and the goods of the first page. */
export type Ask = (query: string) => Promise<{ shelves: string[]; goods: Shown[] }>

/** Queries parted by ' | ', and what has to be true of what they show. */
interface Wish {
  kind: string
  queries: string
  /** The shelf that is meant: the first five stand on it, and without other words it is named first. */
  shelf?: string
  /** One of the first five is one of these. */
  right?: string[]
  /** No good of the page is one of these. */
  never?: string[]
  /** Of each list one is among the first five. */
  both?: string[][]
  /** In paise: none of the page costs more. */
  under?: number
  /** The page goes from cheap to dear. */
  rising?: boolean
}

interface WishMissed {
  query: string
  shelves: string[]
  found: string[]
}

export interface WishesMeasured {
  open: Share
  openByKind: Record<string, Share>
  /** Every second query: only their share is told. */
  keptOut: Share
  /** Of the open ones alone. */
  missed: WishMissed[]
}

/** Asks all wishes of `wishes.json`. A wish is met, or it is not: there is no first here. */
export async function measureWishes(ask: Ask): Promise<WishesMeasured> {
  const measured: WishesMeasured = { open: none(), openByKind: {}, keptOut: none(), missed: [] }
  const wishes = JSON.parse(readFileSync(new URL('wishes.json', import.meta.url), 'utf8')) as Wish[]
  const each = wishes.flatMap((wish) => wish.queries.split(' | ').map((query) => ({ wish, query })))
  for (const [at, { wish, query }] of each.entries()) {
    const { shelves, goods } = await ask(query)
    const isMet = meets(wish, shelves, goods)
    const isKeptOut = at % 2 === 1
    const shares = isKeptOut
      ? [measured.keptOut]
      : [measured.open, (measured.openByKind[wish.kind] ??= none())]
    for (const share of shares) {
      share.queries++
      if (isMet) share.firstFive++
    }
    if (!isMet && !isKeptOut)
      measured.missed.push({ query, shelves, found: goods.slice(0, 5).map(({ name }) => name) })
  }
  return measured
}

function meets(wish: Wish, shelves: string[], goods: Shown[]): boolean {
  const five = goods.slice(0, 5)
  const has = (names: string[]) => five.some(({ name }) => names.includes(name))
  return (
    five.length > 0 &&
    (!wish.shelf || five.every(({ category }) => category === wish.shelf)) &&
    (wish.kind !== 'shelf' || shelves[0] === wish.shelf) &&
    (!wish.right || has(wish.right)) &&
    (wish.both ?? []).every(has) &&
    !goods.some(({ name }) => wish.never?.includes(name)) &&
    goods.every(({ sellingPricePaise }) => sellingPricePaise <= (wish.under ?? Infinity)) &&
    (!wish.rising ||
      goods.every((one, at) => one.sellingPricePaise >= (goods[at - 1]?.sellingPricePaise ?? 0)))
  )
}

function none(): Share {
  return { queries: 0, first: 0, firstFive: 0 }
}
