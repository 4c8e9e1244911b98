import { takenBackSeconds } from '#domain/orders/transitions.ts'

interface Event {
  id: number
  takesBackId: number | null
  at: Date
}

/** The events of an order that were not taken back, of all of its events in their order. */
export function standingOf<One extends Event>(events: readonly One[]): One[] {
  const gone = new Set(events.map(({ takesBackId }) => takesBackId))
  return events.filter(({ id, takesBackId }) => takesBackId === null && !gone.has(id))
}

/** The last of them. */
export function lastStanding<One extends Event>(events: readonly One[]): One | undefined {
  return standingOf(events).at(-1)
}

/** Whether the minute in which a move can be taken back by who made it goes on at this time. */
export function isFresh({ at }: { at: Date }, now: Date): boolean {
  return now.getTime() < at.getTime() + takenBackSeconds * 1000
}

/** What its customer sees: not moves that were taken back before anybody was told of them. */
export function asTold<One extends Event & { fromStatus: string | null }>(events: readonly One[]): One[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  const untold = new Set(
    events.flatMap((event) => {
      const taken = byId.get(event.takesBackId ?? -1)
      // A sale that was taken back leaves an order behind, which is cancelled.
      const isMove = taken !== undefined && taken.fromStatus !== null
      return isMove && isFresh(taken, event.at) ? [event.id, taken.id] : []
    }),
  )
  return events.filter(({ id }) => !untold.has(id))
}
