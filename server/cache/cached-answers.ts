import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { encodingFor, etagOf, hasAlready } from '#server/http/negotiation.ts'
import type { Encoding } from '#server/http/negotiation.ts'
import { RawRequest, trustOf } from '#server/http/raw-request.ts'
import { requestIdOf } from '#server/http/request-id.ts'
import type { RequestLog } from '#server/logger.ts'
import { namesTwoHosts } from '#server/plugins/hostile-input.ts'
import { traceAnswer } from '#server/tracing/traced-requests.ts'

import type { Page, PageCache } from './page-cache.ts'
import { wantsNewest } from './refresh.ts'
import type { Refresh } from './refresh.ts'

interface Options {
  cache: PageCache
  refresh: Pick<Refresh, 'isStale'>
  log: FastifyBaseLogger
  requestLog: RequestLog
  trustedProxies: readonly string[]
  isDraining: () => boolean
  /** Whether what is answered here has a span, too. */
  isTraced?: boolean
}

/** An answer as Fastify has given it. */
interface Answer {
  status: number
  /** Names and values by turns, as `writeHead` takes them. The id of the request stands at `idAt`. */
  headers: string[]
  body: Encoding | null
}

/** What was answered of one page: by encoding, GET or HEAD, 200 or 304. */
type Answers = (Answer | undefined)[]

interface Address {
  key: string
  /** Those of the page that this address had under that key. */
  answers: Answers
  /** The pattern of the page's address. */
  route: string
}

/** Guests can spell the address of a page in endless ways: those that were asked for last are known. */
const mostAddresses = 4_000
const longestAddress = 500
const idAt = 1
const placeOf = { identity: 0, br: 4, gzip: 8 } satisfies Record<Encoding, number>

/**
 * Answers that were given once and are given again as they were, before any route, hook or schema: whoever
 * asks for the same address, in the same encoding, while the page that it has is cached. They differ in the
 * id of the request alone. What Fastify would answer in another way is left to it
 * (docs/decisions/117-what-every-request-costs.md).
 */
export class CachedAnswers {
  readonly #options: Options
  readonly #around: ConstructorParameters<typeof RawRequest>[2]
  readonly #addresses = new LRUCache<string, Address>({ max: mostAddresses })
  readonly #answers = new WeakMap<Page, Answers>()
  readonly #asked = new WeakMap<FastifyRequest, { key: string; page: Page }>()

  constructor(options: Options) {
    this.#options = options
    this.#around = { log: options.log, trusts: trustOf(options.trustedProxies) }
  }

  /** Answers requests that come to this server before anybody else does. */
  standBefore(server: Server): void {
    const [route] = server.listeners('request') as ((
      request: IncomingMessage,
      response: ServerResponse,
    ) => void)[]
    server.removeAllListeners('request').on('request', (request, response) => {
      if (!this.answer(request, response)) route?.call(server, request, response)
    })
  }

  /**
   * Says that this request is answered with what the cache keeps under this key, whoever asks; its route
   * has `record` among its hooks.
   */
  isOf(request: FastifyRequest, key: string, page: Page): void {
    this.#asked.set(request, { key, page })
  }

  /** For `onResponse` of such a route: all headers are there. */
  readonly record = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const asked = this.#asked.get(request)
    const { 'x-request-id': id, ...headers } = reply.getHeaders()
    if (asked && isForEverybody(request, headers)) {
      const answers = this.#answersOf(asked.page)
      const encoding = encodingFor(request.headers['accept-encoding'])
      const isWhole = request.method === 'GET' && reply.statusCode === 200
      const rest = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
      answers[placeFor(request.raw, asked.page, encoding)] = {
        status: reply.statusCode,
        headers: ['x-request-id', String(id), ...rest],
        body: isWhole ? encoding : null,
      }
      this.#addresses.set(request.url, { key: asked.key, answers, route: request.route })
    }
    done()
  }

  /** Whether this request is answered now; else nothing has happened to it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now()
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const address = this.#addresses.get(url)
    if (
      !address ||
      this.#options.isDraining() ||
      headers.origin !== undefined ||
      namesTwoHosts(request.rawHeaders)
    )
      return false
    const page = this.#options.cache.get(address.key)
    if (!page || this.#answers.get(page) !== address.answers) {
      this.#addresses.delete(url)
      return false
    }
    if (this.#options.refresh.isStale(address.key) && wantsNewest(headers)) return false
    const answer = address.answers[placeFor(request, page, encodingFor(headers['accept-encoding']))]
    if (!answer) return false
    const id = requestIdOf(request, this.#around.trusts)
    // Written out by `writeHead` before it returns.
    answer.headers[idAt] = id
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body && page[answer.body])
    this.#options.cache.served.hits++
    const asked = new RawRequest(request, { id, route: address.route }, this.#around)
    const ms = performance.now() - began
    this.#options.requestLog.answered(asked, answer.status, ms)
    if (this.#options.isTraced) {
      const { route } = address
      traceAnswer(request, { id, method, route, url, ms, status: answer.status }, this.#around.trusts)
    }
    return true
  }

  #answersOf(page: Page): Answers {
    const known = this.#answers.get(page)
    if (known) return known
    const none: Answers = []
    this.#answers.set(page, none)
    return none
  }
}

/** Where this answer stands among those of its page. */
function placeFor({ method, headers }: IncomingMessage, page: Page, encoding: Encoding): number {
  const tag = headers['if-none-match']
  const isNotModified = tag !== undefined && hasAlready(tag, etagOf(page, encoding))
  return placeOf[encoding] + (method === 'HEAD' ? 2 : 0) + (isNotModified ? 1 : 0)
}

/** Other sites are answered by their name, and a connection that ends is one connection's. */
function isForEverybody({ url, headers }: FastifyRequest, sent: Record<string, unknown>): boolean {
  if (url.length > longestAddress || headers.origin !== undefined) return false
  return !('set-cookie' in sent || 'connection' in sent)
}
