/** Why a rotation stands still for a while. `pause` is the visitor's own wish and lasts until taken back. */
type Hold = 'hover' | 'focus' | 'hidden' | 'wide' | 'pause'

interface RotationOptions {
  /** How many places there are. */
  count: number
  /** How long each place is shown, in milliseconds. */
  every: number
  /** For so long after a turn no other is taken, in milliseconds: the movement is under way. */
  lock?: number
}

/** What a view of a rotation shows. A new object for every change. */
export interface RotationView {
  place: number
  isPaused: boolean
}

/** Timer of a carousel: moves to the next place while nothing holds it, and wraps around. */
export class Rotation {
  #view: RotationView = { place: 0, isPaused: false }
  #holds = new Set<Hold>()
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lockedUntil = 0
  #options: Required<RotationOptions>

  constructor(options: RotationOptions) {
    this.#options = { lock: 0, ...options }
  }

  readonly view = (): RotationView => this.#view

  /** Runs from the first listener to the last. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#wait()
    return () => {
      this.#listeners.delete(listener)
      this.#wait()
    }
  }

  /** One place on or back. Answers false where a movement is still under way. */
  turn(direction: 1 | -1): boolean {
    return this.goTo(wrapped(this.#view.place + direction, this.#options.count))
  }

  goTo(place: number): boolean {
    if (performance.now() < this.#lockedUntil) return false
    this.#wait()
    if (place === this.#view.place) return false
    this.#lockedUntil = performance.now() + this.#options.lock
    this.#show({ place })
    return true
  }

  hold(why: Hold): void {
    this.#holds.add(why)
    this.#holdsChanged()
  }

  release(why: Hold): void {
    this.#holds.delete(why)
    this.#holdsChanged()
  }

  /** Pressing play means it, even with the pointer and the focus still on the button. */
  togglePause(): void {
    if (this.#holds.has('pause')) {
      for (const why of ['pause', 'hover', 'focus'] as const) this.#holds.delete(why)
    } else this.#holds.add('pause')
    this.#holdsChanged()
  }

  #holdsChanged(): void {
    const isPaused = this.#holds.has('pause')
    if (isPaused !== this.#view.isPaused) this.#show({ isPaused })
    this.#wait()
  }

  /** Starts the time of the present place again. */
  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#listeners.size === 0 || this.#holds.size > 0 || this.#options.count < 2) return
    this.#timer = setTimeout(() => {
      // A turn that the lock refuses is tried again after a whole time.
      if (!this.turn(1)) this.#wait()
    }, this.#options.every)
  }

  #show(part: Partial<RotationView>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** A swipe counts past so many pixels. */
const swipeAfter = 50

/** Which way a finger that went so far sideways turns the page; null for a slip. */
export function swipeDirection(travelled: number): 1 | -1 | null {
  if (Math.abs(travelled) <= swipeAfter) return null
  return travelled < 0 ? 1 : -1
}

function wrapped(place: number, count: number): number {
  return (place + count) % count
}
