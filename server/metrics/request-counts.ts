/** Upper bounds of the histogram, in seconds: what a kept page takes, a call, a payment, and too long. */
export const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** What was answered at one route since the program started. */
export interface RouteCounts {
  method: string
  route: string
  /** How many answers had this status. */
  byStatus: Map<number, number>
  /** How many answers took at most as long as each bound and longer than the one before; the rest is last. */
  byBound: Uint32Array
  seconds: number
}

/** A scanner that tries every method on every address makes no more of them. */
const mostRoutes = 1_000

/**
 * Counts answers by route and status, and how long they took. Called for every request, kept pages too, so
 * it makes no object and no text; Prometheus is told when it asks (docs/decisions/157).
 */
export class RequestCounts {
  readonly #routes = new Map<string, Map<string, RouteCounts>>()
  #known = 0

  add(method: string, route: string, status: number, elapsedMs: number): void {
    const counts = this.#routes.get(route)?.get(method) ?? this.#begin(method, route)
    if (!counts) return
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1)
    const seconds = elapsedMs / 1000
    counts.seconds += seconds
    let bound = 0
    while (bound < secondsBounds.length && seconds > secondsBounds[bound]!) bound++
    counts.byBound[bound]!++
  }

  all(): RouteCounts[] {
    return [...this.#routes.values()].flatMap((byMethod) => [...byMethod.values()])
  }

  /** Of all routes together. */
  sums(): { answers: number; failures: number; usualSeconds: number | null } {
    const routes = this.all()
    const byStatus = routes.flatMap((counts) => [...counts.byStatus])
    const answers = sum(byStatus.map(([, times]) => times))
    const failures = sum(byStatus.map(([status, times]) => (status >= 500 ? times : 0)))
    let upTo = 0
    const usualSeconds = secondsBounds.find((_bound, at) => {
      upTo += sum(routes.map(({ byBound }) => byBound[at]!))
      return answers > 0 && upTo >= 0.99 * answers
    })
    return { answers, failures, usualSeconds: usualSeconds ?? null }
  }

  #begin(method: string, route: string): RouteCounts | undefined {
    if (this.#known === mostRoutes) return undefined
    this.#known++
    const byMethod = this.#routes.get(route) ?? new Map<string, RouteCounts>()
    const counts = {
      method,
      route,
      byStatus: new Map<number, number>(),
      byBound: new Uint32Array(secondsBounds.length + 1),
      seconds: 0,
    }
    this.#routes.set(route, byMethod.set(method, counts))
    return counts
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
