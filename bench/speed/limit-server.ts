/** The process that answers with bytes that the shop has sent before: bare Node, or Fastify. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import Fastify from 'fastify'

import { serveParent } from './process.ts'

/** An answer as the shop has sent it, without the headers that Node's server writes by itself. */
export interface Kept {
  /** The address that it answers; '' answers all that have none of their own. */
  path: string
  status: number
  headers: [string, string][]
  /** In base64. */
  body: string
}

interface Ready {
  status: number
  flatHeaders: string[]
  headers: Record<string, string>
  body: Buffer
}

/** Several answers of one address are sent by turns. */
const answers = new Map<string, { all: Ready[]; next: number }>()

const duties = {
  async open({ kind }: { kind: 'Node' | 'Fastify' }): Promise<number> {
    const server = kind === 'Node' ? bareNode() : await bareFastify()
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  },

  learn(kept: Kept[]): void {
    answers.clear()
    for (const { path, status, headers, body } of kept) {
      const ready = {
        status,
        flatHeaders: headers.flat(),
        headers: Object.fromEntries(headers),
        body: Buffer.from(body, 'base64'),
      }
      const known = answers.get(path)
      if (known) known.all.push(ready)
      else answers.set(path, { all: [ready], next: 0 })
    }
  },
}

export type LimitDuties = typeof duties

serveParent(duties)

/** What was sent is read to its end, as every server has to. */
function bareNode(): http.Server {
  return http.createServer((request, response) => {
    const answer = () => {
      const { status, flatHeaders, body } = answerTo(request.url ?? '')
      response.writeHead(status, flatHeaders)
      response.end(body)
    }
    if (request.method === 'GET') answer()
    else request.resume().on('end', answer)
  })
}

/** As its manual begins: no log, no hook. */
async function bareFastify(): Promise<http.Server> {
  const app = Fastify()
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (request, reply) => {
      const { status, headers, body } = answerTo(request.raw.url ?? '')
      return reply
        .code(status)
        .headers(headers)
        .send(status === 304 ? undefined : body)
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server
}

function answerTo(url: string): Ready {
  const kept = answers.get(url) ?? answers.get('')
  const ready = kept?.all[kept.next++ % kept.all.length]
  if (!ready) throw new Error(`No answer for ${url}`)
  return ready
}
