import { write, writeSync } from 'node:fs'

/** So many lines are handed over together. That is less than 50 ms where there are so many. */
const linesAtATime = 64
/** And after so long, how few there are: somebody who kills the program loses hardly more. */
const mostMs = 50
/** What nobody reads is kept up to here and then left out: a log must not hold the shop up. */
const mostCharactersWaiting = 8 * 1024 * 1024
/** pino's number of it. */
const warning = 40

/** What takes no more just now is asked again for so long when the program ends. */
const mostMsAtTheEnd = 500

/**
 * Where the program's JSON lines go: another thread writes them, some at a time, and at once with one that
 * warns or says what failed. A program that ends waits for `flush`.
 */
export class LogStream {
  #waiting = ''
  #lines = 0
  /** What was handed over and is not written yet. Where it cannot be written, it is tried again. */
  #handed: Buffer = Buffer.alloc(0)
  #isWriting = false
  #isDue = false
  #timer: NodeJS.Timeout | undefined
  #onceWritten: (() => void)[] = []
  /** Of the line that pino writes. */
  lastLevel = 0

  constructor() {
    // Asks pino to say the level.
    Object.assign(this, { [Symbol.for('pino.metadata')]: true })
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
    else this.#soon()
  }

  /** Calls back when everything that has come so far is written, or cannot be. */
  flush(written: () => void): void {
    if (!this.#isWriting && this.#waiting === '' && this.#handed.length === 0) return written()
    this.#onceWritten.push(written)
    this.#handOver()
  }

  /** For a program that cannot wait. What cannot be written is lost, and does not keep it from ending. */
  flushSync(): void {
    const waiting = Buffer.from(this.#takeWaiting())
    // What is being written just now is written by the other thread.
    let bytes = this.#isWriting ? waiting : Buffer.concat([this.#handed, waiting])
    this.#handed = Buffer.alloc(0)
    const until = performance.now() + mostMsAtTheEnd
    while (bytes.length > 0)
      try {
        bytes = bytes.subarray(writeSync(1, bytes))
      } catch (error) {
        if (!isFull(error) || performance.now() > until) return
      }
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => this.#handOver(), mostMs).unref()
  }

  #handOver(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#isDue = this.#isWriting
    if (this.#isWriting) return
    if (this.#handed.length === 0) this.#handed = Buffer.from(this.#takeWaiting())
    if (this.#handed.length === 0) return this.#tell()
    this.#lines = 0
    this.#isWriting = true
    write(1, this.#handed, (error, bytes) => this.#written(error, bytes))
  }

  #takeWaiting(): string {
    const lines = this.#waiting
    this.#waiting = ''
    this.#lines = 0
    return lines
  }

  #written(error: Error | null, bytes: number): void {
    this.#isWriting = false
    // Whoever reads is slow.
    if (isFull(error)) return this.#soon()
    // A disk that is full must not end the shop. The lines are tried again with the next ones.
    if (error) return this.#tell()
    this.#handed = this.#handed.subarray(bytes)
    const isWaitedFor = this.#isDue || this.#onceWritten.length > 0
    if (this.#handed.length > 0 || (isWaitedFor && this.#waiting !== '')) return this.#handOver()
    this.#tell()
  }

  #tell(): void {
    for (const tell of this.#onceWritten.splice(0)) tell()
  }
}

/** Whether a pipe takes nothing more just now. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
