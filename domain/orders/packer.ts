import { and, eq, gt, isNull } from 'drizzle-orm'

import { packings, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

/** Who gives no sign for so long packs the order no more: they closed the page, or their battery is empty. */
const packerMinutes = 10

/** Who packs an order just now. */
interface Packer {
  personId: string
  name: string
  since: Date
}

/** Who packs this order just now; null where nobody does. */
export async function packerOf({ db, now }: Ctx, orderId: string): Promise<Packer | null> {
  const [packer] = await db
    .select({ personId: packings.personId, name: people.name, since: packings.begunAt })
    .from(packings)
    .innerJoin(people, eq(people.id, packings.personId))
    .where(and(eq(packings.orderId, orderId), isBeingPacked(now())))
  return packer ?? null
}

/** Of packings: that who has it gave a sign lately. */
export function isBeingPacked(now: Date) {
  return and(isNull(packings.endedAt), gt(packings.seenAt, secondsAfter(now, -packerMinutes * 60)))
}
