import type { problem, repeatable, repeatableForGuests } from '#contract/envelope.ts'
import { language } from '#words/language/en.ts'

/** The types that a schema of the contract carries. Its code, and with it zod, stays on the server. */
interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** A call of the contract, as far as the browser needs it. Taken by `import type` alone. */
interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly schema: {
    readonly querystring?: Schema
    readonly body?: Schema
    readonly headers?: Schema
    readonly response: { readonly 200: Schema }
  }
}

/** The address of a call, its `:parameters` filled in. */
type Filled<Url extends string> = Url extends `${infer Start}:${string}` ? `${Start}${string}` : Url

/** With what is asked for behind a `?`, where a call takes that. */
type Address<Of extends Call> =
  | Filled<Of['url']>
  | (Of['schema'] extends { readonly querystring: Schema } ? `${Filled<Of['url']>}?${string}` : never)

/** What is sent along; a call that may be repeated has a key, under which it is done once. */
type Sent<Of extends Call> = Of['schema'] extends { readonly body: infer Given extends Schema }
  ? Of['schema'] extends { readonly headers: typeof repeatable | typeof repeatableForGuests }
    ? [body: Given['_zod']['input'], idempotencyKey: string]
    : [body: Given['_zod']['input']]
  : []

type Success<Of extends Call> = Of['schema']['response'][200]['_zod']['output']

type Problem = (typeof problem)['_zod']['output']

export type Answer<Of extends Call> =
  | { ok: true; status: number; body: Success<Of> }
  | { ok: false; status: number; body: Problem }

/**
 * Time limit of a call, in milliseconds: a connection that stalls counts as one that broke. Who pays
 * waits for the gateway, too, which the server gives 3 s for each of the five questions that a payment
 * may take.
 */
const longest = { usual: 15_000, paying: 20_000 }

/**
 * Of what is sent, so much takes a second longer: a profile picture on a slow connection is no stall.
 * Bytes.
 */
const sentInASecond = 16 * 1024

/** What else a call says of who asks, by its address: set by guest-key.ts, where somebody buys. */
let headersFor: (url: string) => Record<string, string> = () => ({})

export function addHeaders(headers: typeof headersFor): void {
  headersFor = headers
}

/**
 * Asks the shop: `call<typeof viewCart>('GET', '/api/view-card-product')`. A refusal by the server
 * resolves, with `ok: false`; it rejects when the connection broke or stalls, and with `NoEnvelope` when the
 * answer has not the shop's envelope.
 */
export async function call<Of extends Call>(
  method: Of['method'],
  url: Address<Of>,
  ...[body, idempotencyKey]: Sent<Of>
): Promise<Answer<Of>> {
  const sent = body === undefined ? null : JSON.stringify(body)
  const limit = /^\/api\/(razorpay|\w+-links)\//.test(url) ? longest.paying : longest.usual
  const { response, answer } = await within(
    limit + ((sent?.length ?? 0) / sentInASecond) * 1000,
    async (signal) => {
      const response = await fetch(url, {
        method,
        signal,
        headers: {
          ...(language !== 'en' && { 'haat-language': language }),
          ...headersFor(url),
          ...(sent !== null && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(sent !== null && { body: sent }),
      })
      return { response, answer: parsed(await response.text()) }
    },
  )
  if (!isEnvelope(answer)) throw new NoEnvelope(method, url, response)
  return { ok: response.ok, status: response.status, body: answer } as Answer<Of>
}

/** Does it in so many milliseconds, or fails as `fetch` does without a connection. */
export async function within<Result>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), ms)
  try {
    return await ask(waiting.signal)
  } catch (error) {
    throw waiting.signal.aborted ? new TypeError('Failed to fetch') : error
  } finally {
    clearTimeout(timer)
  }
}

/** Null for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Something answered that is not the shop: a proxy before it, or a network that wants a sign-in first. */
export class NoEnvelope extends Error {
  /** Whether it says yes. */
  readonly ok: boolean

  constructor(method: string, url: string, { ok, status }: Response) {
    super(`${method} ${url}: ${status} without envelope`)
    this.ok = ok
  }
}

/** An idempotency key. `crypto.randomUUID` is not there on a page that came by http. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function isEnvelope(answer: unknown): answer is { success: boolean; error: boolean; message: string } {
  return typeof answer === 'object' && answer !== null && 'success' in answer && 'message' in answer
}
