/** What a run of the bench has at hand, and how all of it ends. */
import { gatewayKeys } from './cart.ts'
import type { GatewayDuties } from './gateway.ts'
import type { LimitDuties } from './limit-server.ts'
import type { LoadDuties } from './load-process.ts'
import { startHelper } from './process.ts'
import type { Helper } from './process.ts'
import { TrialShop } from './shop.ts'
import type { Shop } from './shop.ts'

export interface Options {
  /** How many synthetic products the market has, from few to many. */
  sizes: number[]
  connections: number
  rounds: number
  /** Of one round of one part. */
  seconds: number
  /** Payments that are settled in a round. */
  payments: number
  /** Of the most that the shop answers: where its latency is looked at. */
  curve: number[]
  /** For how long it is looked at whether its memory grows; 0: it is not. */
  minutes: number
  /** False: it is looked at whether the bench works, and no figure is judged. */
  isJudged: boolean
}

interface Limit {
  helper: Helper<LimitDuties>
  port: number
}

export interface Trial {
  options: Options
  shop: TrialShop
  /** The shop while it runs. */
  readonly running: Shop
  load: Helper<LoadDuties>
  limits: { node: Limit; fastify: Limit }
  /** Tells who waits how far it is. */
  tell: (what: string) => void
  end: () => Promise<void>
  /** Somebody has broken it off. */
  readonly isEnding: boolean
}

/** Starts what asks and what is asked beside the shop. Ctrl-C ends all of it. */
export async function openTrial(options: Options): Promise<Trial> {
  const began = performance.now()
  const ends: (() => Promise<void>)[] = []
  let ending: Promise<void> | null = null
  const end = () => (ending ??= endAll(ends))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().finally(() => process.exit(130)))

  const load = startHelper<LoadDuties>('load-process.ts')
  ends.push(() => load.end())
  const openLimit = async (kind: 'Node' | 'Fastify'): Promise<Limit> => {
    const helper = startHelper<LimitDuties>('limit-server.ts')
    ends.push(() => helper.end())
    return { helper, port: await helper.ask('open', { kind }) }
  }
  const limits = { node: await openLimit('Node'), fastify: await openLimit('Fastify') }
  const gateway = startHelper<GatewayDuties>('gateway.ts')
  ends.push(() => gateway.end())
  const gatewayPort = await gateway.ask('open', undefined)
  const shop = new TrialShop({ ...gatewayKeys, RAZORPAY_API_URL: `http://127.0.0.1:${gatewayPort}/v1` })
  ends.push(() => shop.remove())
  return {
    options,
    shop,
    load,
    limits,
    end,
    get isEnding() {
      return ending !== null
    },
    get running() {
      if (!shop.now) throw new Error('The shop is closed')
      return shop.now
    },
    tell(what) {
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`${String(seconds).padStart(5)} s  ${what}`)
    },
  }
}

async function endAll(ends: readonly (() => Promise<void>)[]): Promise<void> {
  await Promise.allSettled(ends.toReversed().map((end) => end()))
}
