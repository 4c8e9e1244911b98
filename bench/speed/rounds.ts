/** Measurements by turns, so that all of them meet the same machine, and what they come to. */
import type { Came } from './load.ts'

/** The middle of some rounds, and how far they lie apart. */
export interface Spread {
  middle: number
  least: number
  most: number
}

/** Runs the parts one after the other, so many times: A, B, A, B. What is undefined is left out. */
export async function byTurns<Name extends string, Result>(
  rounds: number,
  parts: Record<Name, (() => Promise<Result>) | undefined>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(parts) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const result = await parts[name]?.()
      if (result !== undefined) results[name].push(result)
    }
  return results
}

export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  const at = (place: number) => sorted[place] ?? Number.NaN
  return {
    middle: (at(Math.floor(half)) + at(Math.ceil(half))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  }
}

/** `ours` in answers a second, as a part of the limit's of the same round. */
export function share(ours: readonly Rate[], limit: readonly Rate[]): Spread {
  return spread(ours.map(({ perSecond }, round) => perSecond / (limit[round]?.perSecond ?? Number.NaN)))
}

export interface Rate {
  perSecond: number
}

/** How much longer the slowest of a hundred takes than the middle one. */
export function tail(rounds: readonly Came[]): Spread {
  return spread(rounds.map(({ p50, p99 }) => p99 / p50))
}

/** All rounds as one: the middle of each figure, the sum of answers and errors. */
export function together(rounds: readonly Came[]): Came {
  const middle = (figure: (one: Came) => number) => spread(rounds.map(figure)).middle
  const sum = (figure: (one: Came) => number) => rounds.reduce((all, one) => all + figure(one), 0)
  const statuses: Record<number, number> = {}
  for (const round of rounds)
    for (const [status, count] of Object.entries(round.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
  return {
    answers: sum((one) => one.answers),
    errors: sum((one) => one.errors),
    seconds: sum((one) => one.seconds),
    perSecond: middle((one) => one.perSecond),
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
    p999: middle((one) => one.p999),
    most: Math.max(...rounds.map((one) => one.most)),
    statuses,
    bytes: middle((one) => one.bytes),
  }
}
