/** The shop under load that does not wait for it, under long answers, and over a long time. */
import { wholeList } from './lists.ts'
import type { Came } from './load.ts'
import { memoryOf } from './memory.ts'
import { spread } from './rounds.ts'
import type { Trial } from './trial.ts'

/** Latency under growing load. */
export interface Curve {
  what: string
  points: { perSecond: number; came: Came }[]
}

/** The server's memory under an even load. */
export interface Steadiness {
  minutes: number
  /** Megabytes; the middle of the second and of the last quarter of the time. */
  early: number
  late: number
  came: Came
}

/** The lists that `compare` has taught the load, by the name that the curves have. */
const lists = { 'kept pages': 'kept pages', details: 'product details', search: 'search' }

/** More than there are in the closed loop, so that what waits does so in the shop and not before it. */
const openConnections = 60

/** Open loop: each at some parts of what it has answered at most. */
export async function measureCurves(trial: Trial): Promise<Curve[]> {
  const { load, options, running, shop, tell } = trial
  const { connections, seconds, curve: parts } = options
  const [products] = options.sizes
  const curves: Curve[] = []
  for (const [what, name] of Object.entries(lists)) {
    const asked = { port: running.port, list: `${name}, ${products} products`, seconds }
    const most = await load.ask('load', { ...asked, connections })
    const points: Curve['points'] = []
    for (const part of parts) {
      const rate = Math.max(2, most.perSecond * part)
      const came = await load.ask('load', { ...asked, connections: openConnections, rate })
      points.push({ perSecond: rate, came })
    }
    tell(`${what} in an open loop at ${points.map((one) => Math.round(one.perSecond)).join(', ')} a second`)
    curves.push({ what, points })
    shop.forgetLog()
  }
  return curves
}

/** Two people read the list of all products at once. Answers the server's most megabytes meanwhile. */
export async function readWholeLists({ load, options, running, tell }: Trial): Promise<number | null> {
  let most = memoryOf(running.pid)
  const timer = setInterval(() => {
    most = most === null ? null : Math.max(most, memoryOf(running.pid) ?? 0)
  }, 50)
  try {
    const asked = { port: running.port, request: wholeList, seconds: options.seconds * 15 }
    const bytes = await Promise.all([load.ask('read', asked), load.ask('read', asked)])
    const megabytes = bytes.map((one) => `${(one / 1e6).toFixed(1)} MB`).join(' and ')
    tell(`two whole lists, ${megabytes}: the server has ${most?.toFixed(0)} MB at most`)
    return most
  } finally {
    clearInterval(timer)
  }
}

/** An even load of everything, at less than half of what the shop bears. */
export async function measureSteadiness(trial: Trial): Promise<Steadiness | null> {
  const { load, options, running, shop, tell } = trial
  const { minutes, connections, seconds, sizes } = options
  if (minutes === 0 || memoryOf(running.pid) === null) return null
  tell(`an even load for ${minutes} minutes`)
  await load.ask('mix', {
    list: 'all',
    of: Object.values(lists).map((name) => `${name}, ${sizes[0]} products`),
  })
  const most = await load.ask('load', { port: running.port, list: 'all', connections, seconds })
  const taken: number[] = []
  const timer = setInterval(() => {
    taken.push(memoryOf(running.pid) ?? 0)
    shop.forgetLog()
  }, 2_000)
  try {
    const rate = Math.max(2, most.perSecond * 0.4)
    const came = await load.ask('load', {
      port: running.port,
      list: 'all',
      connections: openConnections,
      seconds: minutes * 60,
      rate,
    })
    const quarter = Math.ceil(taken.length / 4)
    const early = spread(taken.slice(quarter, 2 * quarter)).middle
    const late = spread(taken.slice(-quarter)).middle
    return { minutes, early, late, came }
  } finally {
    clearInterval(timer)
  }
}
