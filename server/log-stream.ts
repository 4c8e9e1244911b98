import { destination } from 'pino'

/** So many lines are handed over together: somebody who kills the program loses hardly more. */
const linesAtATime = 16
/** And after so long, how few there are. */
const mostMs = 50
/** What nobody reads is kept up to here and then left out: a log must not hold the shop up. */
const mostCharactersWaiting = 8 * 1024 * 1024
/** pino's number of it. */
const warning = 40

/**
 * Where the program's JSON lines go: another thread writes them, some at a time, and at once with one that
 * warns or says what failed. A program that ends waits for `flush`.
 */
export class LogStream {
  // It writes when it is told to, and not by itself.
  readonly #out = destination({ dest: 1, sync: false, minLength: 1024 * 1024 - 1, maxWrite: 1024 * 1024 })
  #waiting = ''
  #lines = 0
  #isWriting = false
  #isDue = false
  #timer: NodeJS.Timeout | undefined
  #onceWritten: (() => void)[] = []
  /** Of the line that pino writes. */
  lastLevel = 0

  constructor() {
    // Asks pino to say the level.
    Object.assign(this, { [Symbol.for('pino.metadata')]: true })
    this.#out.on('drain', () => this.#written())
    // A disk that is full must not end the shop. The lines are tried again with the next ones.
    this.#out.on('error', () => this.#written())
    process.on('exit', () => this.flushSync())
  }

  /** A line of level info that did not come from pino. */
  writeInfo(line: string): void {
    this.lastLevel = 0
    this.write(line)
  }

  /** pino's. */
  write(line: string): void {
    if (this.#waiting.length > mostCharactersWaiting) return
    this.#waiting += line
    if (++this.#lines >= linesAtATime || this.lastLevel >= warning) this.#handOver()
    else this.#timer ??= setTimeout(() => this.#handOver(), mostMs).unref()
  }

  /** Calls back when everything that has come so far is written. */
  flush(written: () => void): void {
    if (!this.#isWriting && this.#waiting === '') return written()
    this.#onceWritten.push(written)
    this.#handOver()
  }

  /** For a program that cannot wait. */
  flushSync(): void {
    this.#out.write(this.#takeWaiting())
    this.#out.flushSync()
  }

  #handOver(): void {
    this.#isDue = this.#isWriting
    if (this.#isWriting || this.#waiting === '') return
    this.#isWriting = true
    this.#out.write(this.#takeWaiting())
    this.#out.flush()
  }

  #takeWaiting(): string {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const lines = this.#waiting
    this.#waiting = ''
    this.#lines = 0
    return lines
  }

  #written(): void {
    this.#isWriting = false
    if (this.#isDue && this.#waiting !== '') return this.#handOver()
    for (const tell of this.#onceWritten.splice(0)) tell()
  }
}
