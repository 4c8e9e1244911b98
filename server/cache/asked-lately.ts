const spanMs = 5 * 60_000
const mostKeys = 10_000

/** How often cached pages were asked for in the last five to ten minutes, in bounded memory. */
export class AskedLately {
  #now = new Map<string, number>()
  #before = new Map<string, number>()
  #until = performance.now() + spanMs

  count(key: string): void {
    if (performance.now() > this.#until || this.#now.size >= mostKeys) this.#turn()
    this.#now.set(key, (this.#now.get(key) ?? 0) + 1)
  }

  times(key: string): number {
    if (performance.now() > this.#until) this.#turn()
    return (this.#now.get(key) ?? 0) + (this.#before.get(key) ?? 0)
  }

  #turn(): void {
    // What was counted in a span that ended long ago is not lately.
    const isLong = performance.now() > this.#until + spanMs
    this.#before = isLong ? new Map() : this.#now
    this.#now = new Map()
    this.#until = performance.now() + spanMs
  }
}
