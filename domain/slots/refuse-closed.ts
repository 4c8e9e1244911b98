import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hasDuty } from '#domain/ground/rules.ts'

import { nextSlots, slotsByIds } from './queries.ts'
import type { SlotPlace } from './queries.ts'

/**
 * What is brought in a slot that has closed is being packed: its customer changes nothing of it any more, and
 * who packs may. @throws slot_closed
 */
export async function refuseClosed(
  tx: Ctx,
  { id, slotId }: { id: string; slotId: string | null },
  place: SlotPlace = null,
): Promise<void> {
  if (slotId === null || hasDuty(signedInFor(tx, id), 'packs')) return
  const slot = (await slotsByIds(tx, [slotId])).get(slotId)
  if (slot && slot.closesAt <= tx.now())
    throw new DomainError('slot_closed', { slotId, next: await nextSlots(tx, place) })
}
