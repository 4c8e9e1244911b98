import { keep, kept } from '#app/client/kept.ts'
import type { RiderRun, RiderStop, SentAnswer } from '#contract/runs.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'

// What a rider's browser keeps of runs: the doors until a run is over, and what was pressed until the shop
// has it. A press is never lost with the run that is shown: each run has its own, under its own link.

/** A press, and how it stands. */
export interface Press extends Omit<SentAnswer, 'secondsAgo'> {
  /** By the device's clock, which goes even where it is wrong. */
  at: number
  /** It was sent at least once, and the shop may have it. */
  isTried: boolean
  /** Why the shop did not take it down, in its words; null while it waits. */
  refusal: string | null
}

export interface KeptRun {
  token: string
  run: RiderRun
  presses: Press[]
  /** Its link opens nothing any more: who lives where is not kept. */
  isOver: boolean
}

export interface KeptRuns {
  /** The run that was opened last. */
  shownId: string | null
  runs: Record<string, KeptRun>
}

const keptKey = 'haat.runs'
const none: KeptRuns = { shownId: null, runs: {} }
const listeners = new Set<() => void>()

let present: KeptRuns | undefined
let isWritten = true

export function keptRuns(): KeptRuns {
  return (present ??= read())
}

/** Whether the browser has kept what was changed last. */
export function isKeptHere(): boolean {
  return isWritten
}

/** Reads again what another tab has written before each change, so that none undoes the other. */
function changeRuns(change: (runs: KeptRuns) => KeptRuns): void {
  present = change(isWritten ? read() : keptRuns())
  isWritten = keep('localStorage', keptKey, Object.keys(present.runs).length > 0 ? present : null)
  for (const listener of listeners) listener()
}

export function changeRun(runId: string, change: (run: KeptRun) => KeptRun | null): void {
  changeRuns(({ shownId, runs: { [runId]: run, ...others } }) => {
    const changed = run && change(run)
    return { shownId, runs: changed ? { ...others, [runId]: changed } : others }
  })
}

export function onRunsChanged(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => {
    if (key !== keptKey) return
    present = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromElsewhere)
  }
}

/**
 * What the shop says of a run. What waits of it stays, also under a new link; runs that are over and have
 * nothing to tell go when another one is opened.
 */
export function takeRun(token: string, run: RiderRun, isOpened: boolean): void {
  changeRuns(({ shownId, runs }) => ({
    shownId: isOpened ? run._id : shownId,
    runs: {
      ...(isOpened
        ? Object.fromEntries(Object.entries(runs).filter(([, one]) => !one.isOver || one.presses.length > 0))
        : runs),
      [run._id]: { token, run, presses: runs[run._id]?.presses ?? [], isOver: false },
    },
  }))
}

/** Doors, telephones and names go at once; a run of which nothing waits is forgotten when it is put away. */
export function endRun(runId: string): void {
  changeRun(runId, (kept) => ({
    ...kept,
    isOver: true,
    run: { ...kept.run, stops: kept.run.stops.map((stop) => ({ ...stop, door: null })) },
  }))
}

/** A stop as the rider sees it: with what they have pressed and the shop does not know yet. */
export interface ShownStop extends RiderStop {
  /** What waits of it. */
  waiting: Press | null
}

/** What is given back in cash for empties: all but what goes off what was never paid. */
export function emptiesPaise({ empties = [], off = 0 }: Pick<Press, 'empties' | 'off'>): number {
  const paise = empties.reduce((sum, { each, pieces }) => sum + toPaise(Number(each)) * Number(pieces), 0)
  return paise - toPaise(Number(off))
}

export function shownStops({ run, presses }: Pick<KeptRun, 'run' | 'presses'>): ShownStop[] {
  return run.stops.map((stop) => {
    const waiting = presses.findLast(
      ({ orderNumber, refusal }) => orderNumber === stop.orderNumber && refusal === null,
    )
    if (!waiting) return { ...stop, waiting: null }
    const { outcome, way = null, taken = 0 } = waiting
    const deposit = toRupees(emptiesPaise(waiting))
    return { ...stop, standing: outcome, way, taken: Number(taken), deposit, waiting }
  })
}

/** Anything that we have not written is none. */
function read(): KeptRuns {
  const found = kept('localStorage', keptKey) as Partial<KeptRuns> | null
  if (typeof found !== 'object' || found === null || typeof found.runs !== 'object') return none
  const runs = Object.entries(found.runs ?? {}).filter(
    ([, one]) => typeof one.token === 'string' && Array.isArray(one.presses) && Array.isArray(one.run?.stops),
  )
  return { shownId: found.shownId ?? null, runs: Object.fromEntries(runs) }
}
