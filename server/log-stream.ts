import { destination } from 'pino'

/** So many lines are handed over together. Somebody who kills the program loses no more. */
const linesAtATime = 16
/** And after so long, how few there are. */
const mostMs = 50
/** What nobody reads is kept up to here and then left out: a log must not hold the shop up. */
const mostBytesWaiting = 8 * 1024 * 1024
/** pino's number of it. */
const warning = 40

/**
 * Where the program's JSON lines go: written by another thread, a few at a time, and at once with a line
 * that warns or says what failed. To be flushed before the program ends.
 */
export class LogStream {
  readonly #out = destination({ dest: 1, sync: false, minLength: 1, maxLength: mostBytesWaiting })
  #lines = 0
  #waiting = ''
  #timer: NodeJS.Timeout | undefined
  /** Of the line that pino writes. */
  lastLevel = 0

  constructor() {
    // Asks pino to say the level.
    Object.assign(this, { [Symbol.for('pino.metadata')]: true })
    // A full disk must not end the shop. What could not be written is tried again with what comes next.
    this.#out.on('error', () => undefined)
    process.on('exit', () => this.flushSync())
  }

  /** A line of level info that did not come from pino. */
  writeInfo(line: string): void {
    this.lastLevel = 0
    this.write(line)
  }

  /** pino's. */
  write(line: string): void {
    this.#waiting += line
    if (++this.#lines === linesAtATime || this.lastLevel >= warning) this.#handOver()
    else this.#timer ??= setTimeout(() => this.#handOver(), mostMs).unref()
  }

  /** Calls back when everything that came so far has been written. */
  flush(written: () => void): void {
    this.#handOver()
    this.#out.flush(written)
  }

  flushSync(): void {
    this.#handOver()
    this.#out.flushSync()
  }

  #handOver(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#lines === 0) return
    this.#out.write(this.#waiting)
    this.#waiting = ''
    this.#lines = 0
  }
}
