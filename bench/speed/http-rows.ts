/** Rows that compare the shop with servers that send the same bytes. */
import { capture } from './capture.ts'
import { shuffled } from './lists.ts'
import type { Came } from './load.ts'
import { processorSeconds } from './memory.ts'
import type { Request } from './request.ts'
import { byTurns } from './rounds.ts'
import type { Trial } from './trial.ts'

export interface Compared {
  ours: Came[]
  /** Bare Node with the same bytes. */
  node: Came[]
  fastify: Came[]
  /** Other requests to the shop, by turns with these. */
  beside?: Came[]
  /** How many processors the shop's server, and bare Node, were at work on. */
  processors: { ours: number; node: number }
}

/** Answers that the limits have at hand for one row; of longer lists a part. */
const mostKept = 400

/** Asks shop, bare Node and Fastify for the same list by turns, on all connections. */
export async function compare(
  trial: Trial,
  {
    list,
    requests,
    beside,
    status = 200,
  }: { list: string; requests: Request[]; beside?: Request[]; status?: number },
): Promise<Compared> {
  const { options, load, limits } = trial
  const { port, pid } = trial.running
  const sample = requests.length > mostKept ? shuffled(requests, 11).slice(0, mostKept) : requests
  const kept = []
  for (const request of sample) kept.push(await capture(port, request))
  const wrong = kept.find((one) => one.status !== status)
  if (wrong) throw new Error(`${list}: the shop answered ${wrong.status} to ${wrong.path.slice(0, 40)}`)
  // Of calls, whose input is not in the address, and of long lists each answer is sent by turns.
  const isByAddress = requests.length === sample.length && new Set(requests.map(({ path }) => path)).size > 1
  const learned = isByAddress ? kept : kept.map((one) => ({ ...one, path: '' }))
  await Promise.all([limits.node, limits.fastify].map(({ helper }) => helper.ask('learn', learned)))
  await load.ask('learn', { list, requests })
  if (beside) await load.ask('learn', { list: 'beside', requests: beside })

  const { connections, seconds, rounds } = options
  const used = { ours: 0, node: 0 }
  const asked = (to: number, which = list) =>
    load.ask('load', { port: to, list: which, connections, seconds, status })
  const watched = async (who: 'ours' | 'node', its: number, to: number) => {
    const before = processorSeconds(its) ?? Number.NaN
    const began = performance.now()
    const came = await asked(to)
    const spent = (processorSeconds(its) ?? Number.NaN) - before
    used[who] += (spent * 1000) / (performance.now() - began) / rounds
    return came
  }
  trial.tell(`${list}: ${rounds} rounds of ${seconds} s each for shop, bare Node, Fastify`)
  const came = await byTurns<'ours' | 'node' | 'fastify' | 'beside', Came>(rounds, {
    ours: () => watched('ours', pid, port),
    node: () => watched('node', limits.node.helper.pid, limits.node.port),
    fastify: () => asked(limits.fastify.port),
    beside: beside && (() => asked(port, 'beside')),
  })
  trial.shop.forgetLog()
  const { ours, node, fastify } = came
  return { ours, node, fastify, ...(beside && { beside: came.beside }), processors: used }
}
