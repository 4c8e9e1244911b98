import type { StopStanding } from './rules.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** These orders cannot be put in a run: they are not packed, or fetched, or in another run. */
    stops_taken: { orderNumbers: number[] }
    /** The run is on its way: no more than the order of its stops can be changed. */
    run_started: object
    /** The run was closed, by whom and when (ISO 8601). */
    run_closed: { closedAt: string; by: string }
    /** Of these orders nobody has said yet what became of them, so the run is not closed. */
    run_goes_on: { orderNumbers: number[] }
    /** The stop stands so by now, so what was said of it does not count. */
    stop_answered: { orderNumber: number; standing: StopStanding }
  }
}
