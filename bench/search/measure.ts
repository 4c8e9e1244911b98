import { readFileSync } from 'node:fs'

/** What a search answers, as the bench judges it: names of the first five, best first. */
export type Search = (query: string) => Promise<string[]>

interface Query {
  query: string
  right: string[]
  kind: string
  keptOut: boolean
}

/** Queries parted by commas, with the names of the goods that they may find first. */
interface Further {
  right: string[]
  queries: string
}

interface NotSold {
  query: string
  kind: string
}

/** How many of some queries had the right one first, and in the first five. */
export interface Share {
  queries: number
  first: number
  firstFive: number
}

interface Miss {
  query: string
  right: string[]
  found: string[]
}

export interface Measured {
  open: Share
  openByKind: Record<string, Share>
  /** Those that nobody who writes rules may read: only their share is told. */
  keptOut: Share
  /** What the households of nine languages say, written beside the rules (`further.json`). */
  further: Share
  /** Of the open ones alone. */
  missed: Miss[]
  /** Goods that are not sold, by kind: how many find nothing. */
  notSold: Record<string, { queries: number; nothing: number; shown: Miss[] }>
}

/** Asks everything of the files; of the further queries, which are many, one in `oneIn`. */
export async function measure(search: Search, oneIn = 1): Promise<Measured> {
  const measured: Measured = {
    open: none(),
    openByKind: {},
    keptOut: none(),
    further: none(),
    missed: [],
    notSold: {},
  }
  for (const { query, right, kind, keptOut } of read<Query>('queries.json')) {
    const found = await search(query)
    const shares = keptOut ? [measured.keptOut] : [measured.open, (measured.openByKind[kind] ??= none())]
    const isFirst = count(shares, found, right)
    if (!keptOut && !isFirst) measured.missed.push({ query, right, found })
  }
  const further = read<Further>('further.json').flatMap(({ right, queries }) =>
    queries.split(', ').map((query) => ({ query, right })),
  )
  for (const { query, right } of further.filter((_, at) => at % oneIn === 0))
    count([measured.further], await search(query), right)
  for (const { query, kind } of [...read<NotSold>('not-sold.json'), ...furtherNotSold(oneIn)]) {
    const found = await search(query)
    const ofKind = (measured.notSold[kind] ??= { queries: 0, nothing: 0, shown: [] })
    ofKind.queries++
    if (found.length === 0) ofKind.nothing++
    else ofKind.shown.push({ query, right: [], found })
  }
  return measured
}

/** Counts one query; whether the right one is first. */
function count(shares: Share[], found: readonly string[], right: readonly string[]): boolean {
  const isFirst = found.slice(0, 1).some((name) => isRight(name, right))
  const isInFive = found.slice(0, 5).some((name) => isRight(name, right))
  for (const share of shares) {
    share.queries++
    if (isFirst) share.first++
    if (isInFive) share.firstFive++
  }
  return isFirst
}

function furtherNotSold(oneIn: number): NotSold[] {
  const [{ known, unseen } = { known: '', unseen: '' }] = read<{ known: string; unseen: string }>(
    'not-sold-further.json',
  )
  const rows = [known, unseen].flatMap((list, at) =>
    list.split(', ').map((query) => ({ query, kind: at === 0 ? 'further' : 'unseen' })),
  )
  return rows.filter((_, at) => at % oneIn === 0)
}

/** A variant of the right good counts too: 'Everyday Tomato 17'. */
function isRight(name: string, right: readonly string[]): boolean {
  const plain = name.replace(/^(Everyday|Select|Harvest|Heirloom|Family Pack|Hill|Valley) (.*) \d+$/, '$2')
  return right.includes(plain)
}

function none(): Share {
  return { queries: 0, first: 0, firstFive: 0 }
}

function read<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[]
}

/** With one decimal. */
export function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`
}
