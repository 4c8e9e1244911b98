/** The process that asks. */
import { setTimeout as pause } from 'node:timers/promises'

import { Line } from './line.ts'
import { closedLoop, oneByOne, openLoop } from './load.ts'
import type { Came } from './load.ts'
import { serveParent } from './process.ts'
import { requestBytes } from './request.ts'
import type { Request } from './request.ts'

/** Lists of requests by their name, and the place in each at which the next load goes on. */
const lists = new Map<string, { requests: Buffer[]; next: number }>()

const duties = {
  /** Keeps a list, to be asked for in its order. */
  learn({ list, requests }: { list: string; requests: Request[] }): void {
    lists.set(list, { requests: requests.map(requestBytes), next: 0 })
  },

  /** Makes one list of several, with a request of each by turns. */
  mix({ list, of: names }: { list: string; of: string[] }): void {
    const all = names.map((name) => lists.get(name)?.requests ?? [])
    const longest = Math.max(...all.map(({ length }) => length))
    const requests = Array.from({ length: longest }, (_, n) => all.map((one) => one[n % one.length]!)).flat()
    lists.set(list, { requests, next: 0 })
  },

  /** With a rate an open loop, else a closed one. */
  load(wanted: {
    port: number
    list: string
    connections: number
    seconds: number
    status?: number
    rate?: number
  }): Promise<Came> {
    const { list, rate, status = 200, ...rest } = wanted
    const asked = { ...rest, status, next: () => nextOf(list) }
    return rate === undefined ? closedLoop(asked) : openLoop({ ...asked, rate })
  },

  /** Reads one long answer to its end, or for so long. Answers how many bytes came. */
  async read({
    port,
    request,
    seconds,
  }: {
    port: number
    request: Request
    seconds: number
  }): Promise<number> {
    const line = new Line(port)
    const enough = new AbortController()
    const whole = line.ask(requestBytes(request))
    await Promise.race([whole, pause(seconds * 1000, undefined, { signal: enough.signal })])
    enough.abort()
    const came = line.bytes
    line.end()
    return came
  },

  /** The next so many of a list, one after the other. */
  each({ port, list, times }: { port: number; list: string; times: number }): Promise<Came> {
    return oneByOne({ port, status: 200, next: () => nextOf(list), times })
  },
}

export type LoadDuties = typeof duties

serveParent(duties)

function nextOf(name: string): Buffer {
  const list = lists.get(name)
  const request = list?.requests[list.next++ % list.requests.length]
  if (!request) throw new Error(`There is no list ${name}`)
  return request
}
