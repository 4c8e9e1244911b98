/** Load on a port of this machine, and what came of it. Runs in a process of its own (load-process.ts). */
import { createHistogram } from 'node:perf_hooks'
import type { RecordableHistogram } from 'node:perf_hooks'

import { Line } from './line.ts'

export interface Came {
  /** With the status that was expected. */
  answers: number
  /** All others, and connections that ended. */
  errors: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  p999: number
  most: number
  /** Answers of each status; 0 is a connection that ended. */
  statuses: Record<number, number>
  /** Of bodies, an answer. */
  bytes: number
}

/** What a load asks for: the next request of a list, for ever. */
export interface Asked {
  port: number
  next: () => Buffer
  /** The one right status. */
  status: number
  connections: number
  seconds: number
}

/** Not counted: connections open, and code that has not run lately is compiled again. */
const warmUpMs = 250

/** Closed loop: each connection asks again as soon as it has its answer. */
export async function closedLoop({ port, next, status, connections, seconds }: Asked): Promise<Came> {
  const book = new Book(status)
  const lines = Array.from({ length: connections }, () => new Line(port))
  const from = performance.now() + Math.min(warmUpMs, seconds * 300)
  const end = from + seconds * 1000
  // Of slow answers few are both asked for and there within the time: all that come in it are counted.
  let arrived = 0
  await Promise.all(
    lines.map(
      (line) =>
        new Promise<void>((resolve) => {
          const ask = () => {
            const asked = performance.now()
            line.send(next(), (answer) => {
              const now = performance.now()
              if (now >= from && now <= end && answer.status === status) arrived++
              // On a machine that is busy with others the first answer may come after the time.
              if (asked >= from || (now > end && book.isEmpty)) book.write(answer, now - asked)
              if (now < end) ask()
              else resolve()
            })
          }
          ask()
        }),
    ),
  )
  for (const line of lines) line.end()
  return book.close(seconds, arrived)
}

/**
 * Open loop: so many requests a second, whether or not the ones before are answered. A request's time begins
 * when it was due, so that one that waits for a free connection has its waiting counted.
 */
export async function openLoop({
  port,
  next,
  status,
  connections,
  seconds,
  rate,
}: Asked & { rate: number }): Promise<Came> {
  const book = new Book(status)
  const free = Array.from({ length: connections }, () => new Line(port))
  const lines = [...free]
  const began = performance.now()
  const wanted = Math.round(rate * seconds)
  let due = 0
  let sent = 0
  let answered = 0
  await new Promise<void>((resolve) => {
    const send = () => {
      while (sent < due) {
        const line = free.pop()
        if (!line) return
        const dueAt = began + (sent++ * 1000) / rate
        line.send(next(), (answer) => {
          book.write(answer, performance.now() - dueAt)
          free.push(line)
          answered++
          if (answered === wanted) resolve()
          else send()
        })
      }
    }
    const timer = setInterval(() => {
      due = Math.min(wanted, Math.floor(((performance.now() - began) * rate) / 1000))
      send()
      if (due === wanted) clearInterval(timer)
    }, 1)
  })
  for (const line of lines) line.end()
  return book.close((performance.now() - began) / 1000)
}

/** So many requests on one connection. */
export async function oneByOne({
  port,
  next,
  status,
  times,
}: Pick<Asked, 'port' | 'next' | 'status'> & { times: number }): Promise<Came> {
  const book = new Book(status)
  const line = new Line(port)
  const began = performance.now()
  for (let asked = 0; asked < times; asked++) {
    const from = performance.now()
    book.write(await line.ask(next()), performance.now() - from)
  }
  line.end()
  return book.close((performance.now() - began) / 1000)
}

/** What came of one load. */
export class Book {
  readonly #times: RecordableHistogram = createHistogram()
  readonly #statuses: Record<number, number> = {}
  readonly #right: number
  #bytes = 0
  #answers = 0
  #errors = 0

  constructor(right: number) {
    this.#right = right
  }

  get isEmpty(): boolean {
    return this.#answers + this.#errors === 0
  }

  write({ status, bytes }: { status: number; bytes: number }, ms: number): void {
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1
    if (status !== this.#right) {
      this.#errors++
      return
    }
    this.#answers++
    this.#bytes += bytes
    this.#times.record(Math.max(1, Math.round(ms * 1e6)))
  }

  /** @param arrived within these seconds, where these are not all that were written down */
  close(seconds: number, arrived = this.#answers): Came {
    const at = (percent: number) => (this.#answers ? this.#times.percentile(percent) / 1e6 : Number.NaN)
    return {
      answers: this.#answers,
      errors: this.#errors,
      seconds,
      perSecond: (arrived || this.#answers) / seconds,
      p50: at(50),
      p99: at(99),
      p999: at(99.9),
      most: this.#answers ? this.#times.max / 1e6 : Number.NaN,
      statuses: this.#statuses,
      bytes: this.#answers ? Math.round(this.#bytes / this.#answers) : 0,
    }
  }
}
