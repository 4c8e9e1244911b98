import type { Ctx } from './context.ts'

declare module '#domain/ground/context.ts' {
  interface Ctx {
    readers: EventReaders
  }
}

/** What can happen, with what is told of it. Each noun declares its own in its `events.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Events {}

/** Who reads what happened, and in which order; `domain/event-readers.ts` has all of them. */
export type EventReaders = {
  readonly [Kind in keyof Events]: readonly ((tx: Ctx, facts: Events[Kind]) => Promise<void>)[]
}

/**
 * Hands what happened to its readers, one after the other, in the transaction that has just written it
 * down: what a reader writes, a mail or an invoice, stands with it or not at all. Who tells does not know who
 * reads.
 */
export async function happened<Kind extends keyof Events>(
  tx: Ctx,
  kind: Kind,
  facts: Events[Kind],
): Promise<void> {
  for (const read of tx.readers[kind]) await read(tx, facts)
}
