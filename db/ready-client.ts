import { LRUCache } from 'lru-cache'
import pg from 'pg'

import { beginStatement } from './statement-spans.ts'

/**
 * What a pool does with its statements besides sending them. node-postgres passes over what it does
 * not know.
 */
export interface StatementOptions {
  /** False: nothing is kept ready, for a pooler that hands one connection from transaction to transaction. */
  keepsReady?: boolean
  /** Which texts come often, on all connections of a pool; without it none is kept ready. */
  often?: OftenAsked
  /** Told of each statement that took so long or longer, by its text without values. */
  slow?: { overMs: number; tell: (text: string, ms: number) => void }
}

type Query = pg.QueryConfig & { values?: unknown[] }
type Callback = (error: Error, result: pg.QueryResult) => void

/** A text that came so often is worth being kept, in every connection. */
const oftenEnough = 5
/** Each costs PostgreSQL some ten kilobytes a connection. */
const mostKept = 300

/** The texts that come often on the connections of one pool, and their names. */
export class OftenAsked {
  readonly #times = new LRUCache<string, number>({ max: 1_000 })
  readonly #names = new Map<string, string>()

  /** The name under which a text is kept, once it has come often enough; undefined for one that is not. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === mostKept) return known
    if (isOfAnyLength(text)) return undefined
    const seen = (this.#times.get(text) ?? 0) + 1
    this.#times.set(text, seen)
    if (seen < oftenEnough) return undefined
    this.#times.delete(text)
    const name = `haat_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

/**
 * A connection on which PostgreSQL reads and plans a statement once, and not each time (decision 119): a text
 * that comes often gets a name, under which node-postgres keeps it.
 */
export class ReadyClient extends pg.Client {
  readonly #often: OftenAsked | undefined
  readonly #slow: StatementOptions['slow']

  constructor(config: pg.ClientConfig & StatementOptions = {}) {
    super(config)
    this.#often = (config.keepsReady ?? true) ? config.often : undefined
    this.#slow = config.slow
    // One function for all the ways in which node-postgres is asked, whose types are many.
    this.query = this.#query.bind(this) as typeof this.query
  }

  #query(asked: string | Query, ...more: unknown[]): unknown {
    const send = super.query.bind(this) as (...asked: unknown[]) => unknown
    // What sends itself, as a stream of rows does.
    if (typeof asked === 'object' && 'submit' in asked) return send(asked, ...more)
    const query = typeof asked === 'string' ? { text: asked } : asked
    const values = Array.isArray(more[0]) ? more[0] : query.values
    const name = this.#often && (query.name ?? (values?.length ? this.#often.nameOf(query.text) : undefined))
    const named = name === query.name ? asked : { ...query, name }
    const ended = beginStatement(query.text)
    if (!this.#slow && !ended) return send(named, ...more)
    return timed({ slow: this.#slow, ended }, query.text, send, [named, ...more])
  }
}

/** A list of values in its text: there is another text for each length, and together they are many. */
function isOfAnyLength(text: string): boolean {
  return (
    !/^\s*(select|insert|update|delete|with|merge)\b/i.test(text) ||
    /\bin \(\(?\$\d+, \$|\bvalues\b.*\), ?\(/is.test(text)
  )
}

function timed(
  { slow, ended }: { slow: StatementOptions['slow']; ended: ReturnType<typeof beginStatement> },
  text: string,
  send: (...asked: unknown[]) => unknown,
  asked: unknown[],
): unknown {
  const began = performance.now()
  const measure = (error?: unknown) => {
    const ms = performance.now() - began
    if (slow && ms >= slow.overMs) slow.tell(text, ms)
    ended?.(error)
  }
  const callback = asked.at(-1)
  if (typeof callback !== 'function') {
    const answer = send(...asked) as Promise<unknown>
    answer.then(() => measure(), measure)
    return answer
  }
  const told: Callback = (...answer) => {
    measure(answer[0])
    ;(callback as Callback)(...answer)
  }
  return send(...asked.slice(0, -1), told)
}
