import type { IncomingMessage } from 'node:http'

import proxyAddr from '@fastify/proxy-addr'
import type { FastifyBaseLogger } from 'fastify'

import type { LoggedRequest } from '#server/logger.ts'

/** Whether who connects is believed when they say on whose behalf they ask; null: nobody is. */
export type Trusts = ReturnType<typeof proxyAddr.compile> | null

/** Who is believed of these addresses, networks and names of networks. */
export function trustOf(trustedProxies: readonly string[]): Trusts {
  return trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : null
}

/** What the log says of a request that Fastify has not seen, in the same words as of one that it has. */
export class RawRequest implements LoggedRequest {
  readonly #raw: IncomingMessage
  readonly id: string
  readonly route: string
  readonly #around: { log: FastifyBaseLogger; trusts: Trusts }

  constructor(
    raw: IncomingMessage,
    { id, route }: { id: string; route: string },
    around: { log: FastifyBaseLogger; trusts: Trusts },
  ) {
    this.#raw = raw
    this.id = id
    this.route = route
    this.#around = around
  }

  get method(): string {
    return this.#raw.method ?? ''
  }

  get url(): string {
    return this.#raw.url ?? ''
  }

  get host(): string {
    const { headers, socket } = this.#raw
    const forwarded = headers['x-forwarded-host']
    if (forwarded && this.#around.trusts?.(socket.remoteAddress ?? '', 0))
      return String(forwarded).split(',').at(-1)?.trim() ?? ''
    return headers.host ?? ''
  }

  get ip(): string {
    const { trusts } = this.#around
    const isForwarded = trusts && this.#raw.headers['x-forwarded-for'] !== undefined
    return isForwarded ? proxyAddr(this.#raw, trusts) : (this.#raw.socket.remoteAddress ?? '')
  }

  get log(): FastifyBaseLogger {
    return this.#around.log.child({ reqId: this.id })
  }
}
