import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import tls from 'node:tls'

import type { NotFetched } from '#domain/media/errors.ts'
import type { ForeignPictures } from '#domain/media/foreign-pictures.ts'

import { isPublicAddress } from './public-address.ts'

/** What is asked of the network. A test has one of its own. */
export interface Network {
  /** The IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>
  /** Opens a connection to an IP address that was looked at. */
  connect: (options: tls.ConnectionOptions) => tls.TLSSocket
}

/** In the program. */
export const internet: Network = {
  resolve: async (host) =>
    (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: (options) => tls.connect(options),
}

interface Options {
  network?: Network
  /** Of a picture. */
  mostBytes?: number
  /** For all of it: name, connections, redirects and body. */
  longestMs?: number
  /** Ends what is being fetched. */
  signal?: AbortSignal
}

const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** Why there is nothing to be had. */
class NotThere extends Error {
  readonly why: NotFetched

  constructor(why: NotFetched) {
    super(why)
    this.why = why
  }
}

/**
 * Fetches pictures by https alone, from port 443 of the public network. The name of each hop is looked up
 * once, all of its addresses are looked at, and the connection goes to one of those: a name that answers
 * otherwise a moment later (DNS rebinding) leads nowhere else.
 */
export function foreignPictures({
  network = internet,
  mostBytes = 5 * 1024 * 1024,
  longestMs = 10_000,
  signal,
}: Options = {}): ForeignPictures {
  return {
    async fetch(address) {
      const limit = AbortSignal.timeout(longestMs)
      const ending = signal ? AbortSignal.any([signal, limit]) : limit
      try {
        return { bytes: await follow(address, { network, mostBytes, ending }) }
      } catch (error) {
        if (signal?.aborted) throw error
        if (limit.aborted) return { why: 'too_slow' }
        if (error instanceof NotThere) return { why: error.why }
        // Errors of name, connection, certificate and protocol have a code; mistakes of ours have none.
        if (error instanceof Error && 'code' in error) return { why: whyOf(error.code) }
        throw error
      }
    },
  }
}

interface Hop {
  network: Network
  mostBytes: number
  ending: AbortSignal
}

async function follow(address: string, hop: Hop): Promise<Buffer> {
  let url = new URL(address)
  for (let redirected = 0; redirected <= mostRedirects; redirected++) {
    const answer = await ask(url, hop)
    if (Buffer.isBuffer(answer)) return answer
    url = answer
  }
  throw new NotThere('too_many_redirects')
}

/** The bytes at an address, or where its server sends us. */
async function ask(url: URL, { network, mostBytes, ending }: Hop): Promise<Buffer | URL> {
  // A port of 443 is written as none.
  if (url.protocol !== 'https:' || url.port !== '' || url.username + url.password !== '')
    throw new NotThere('not_https')
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const address = await addressOf(host, network, ending)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = https.request(url, {
    signal: ending,
    // Else a request without an agent names the port as well.
    defaultPort: 443,
    // Compressed, a small body could be a huge one.
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Haat' },
    createConnection: () =>
      network.connect({ host: address, port: 443, servername: isIP(host) === 0 ? host : '' }),
  })
  request.on('response', resolve).on('error', reject).end()
  try {
    const answer = await promise
    const { location } = answer.headers
    if (redirects.has(answer.statusCode ?? 0) && location !== undefined) return next(location, url)
    refuseStatus(answer.statusCode ?? 0)
    return await bodyOf(answer, mostBytes)
  } finally {
    request.destroy()
  }
}

/** One address of a host, all of whose addresses are public. */
async function addressOf(host: string, network: Network, ending: AbortSignal): Promise<string> {
  const found = isIP(host) === 0 ? await until(ending, network.resolve(host)) : [host]
  const [first] = found
  if (first === undefined) throw new NotThere('no_such_host')
  if (!found.every(isPublicAddress)) throw new NotThere('not_public')
  return first
}

/** Work that cannot be ended itself; nobody waits for it once the signal is given. */
function until<Result>(ending: AbortSignal, work: Promise<Result>): Promise<Result> {
  ending.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const abort = () => reject(ending.reason as Error)
  ending.addEventListener('abort', abort, { once: true })
  work.then(resolve, reject).finally(() => ending.removeEventListener('abort', abort))
  return promise
}

function next(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new NotThere('not_there')
  return new URL(location, from)
}

/** A server that is busy or out of order may answer later. */
function refuseStatus(status: number): void {
  if (status === 429 || status >= 500) throw new NotThere('no_answer')
  if (status !== 200) throw new NotThere('not_there')
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new NotThere('too_large')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw new NotThere('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function whyOf(code: unknown): NotFetched {
  return code === 'ENOTFOUND' ? 'no_such_host' : 'no_answer'
}
