import { busy } from '#domain/ground/busy.ts'

/** So many pages are rendered at a time: more would only share the same processor and database. */
const mostAtATime = 8
/** What nobody waits for is rendered beside one other at most. */
const mostBehind = 2
/** Nobody waits longer for a place. */
const patienceMs = 2_000

/** Two, so that nobody who pays waits behind those who look at goods. */
export interface RenderQueues {
  ahead: RenderQueue
  browsing: RenderQueue
}

/** Bulkhead: however many pages are asked for, a few are rendered at a time, in the order of asking. */
export class RenderQueue {
  #underWay = 0
  readonly #waiting = new Set<() => void>()
  readonly #behind = new Set<() => void>()

  /** Pages that are being rendered. */
  get underWay(): number {
    return this.#underWay
  }

  /** Pages that somebody waits for, and that have no place yet. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Renders once there is a place. @throws busy when none became free in time */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#underWay < mostAtATime) this.#underWay++
    else await this.#handedOver()
    try {
      return await render()
    } finally {
      this.#handOver()
    }
  }

  /** Renders behind all who wait for theirs, however long that takes. */
  async runBehind<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#underWay < mostBehind) this.#underWay++
    else await new Promise<void>((resolve) => this.#behind.add(resolve))
    try {
      return await render()
    } finally {
      this.#handOver()
    }
  }

  /** Returns with the place of a rendering that has ended. */
  #handedOver(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(take)
        reject(busy('browsing'))
      }, patienceMs)
      this.#waiting.add(take)
    })
  }

  #handOver(): void {
    const [next] = this.#waiting
    if (next) {
      this.#waiting.delete(next)
      return next()
    }
    const [behind] = this.#behind
    if (!behind || this.#underWay > mostBehind) return void this.#underWay--
    this.#behind.delete(behind)
    behind()
  }
}
