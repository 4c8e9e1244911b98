import { takeEmpties } from '#domain/deposits/give-back.ts'
import type { Brought } from '#domain/deposits/give-back.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { Run } from './lock-run.ts'

/**
 * Takes empties back at a door, before its order charges any: in cash, out of the till of the run, but for
 * what the rider's page said goes off what was never paid. No more than are out, and no refusal where more
 * are said: the goods are handed over all the same, and cash that was given for too many is missing when it
 * is counted. Answers the press that gave it back; null: none.
 */
export async function takeAtDoor(
  tx: Ctx,
  { tillId }: Run,
  {
    personId,
    empties,
    offPaise,
  }: { personId: string | null; empties: readonly Brought[]; offPaise: number | undefined },
): Promise<string | null> {
  // What who has no account brings is taken at the shop, by the order that it was bought with.
  if (personId === null || empties.length === 0) return null
  const back = {
    of: { personId },
    empties,
    offPaise,
    way: 'cash' as const,
    tillId: tillId ?? undefined,
    isCapped: true,
  }
  const given = await takeEmpties(tx, back)
  return given && given.backId
}
