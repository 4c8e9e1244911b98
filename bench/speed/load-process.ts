/** The process that asks. */
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
