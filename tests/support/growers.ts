import { growers } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'

import type { TestShop } from './shop.ts'

/** A grower whose goods are bought, or sold for a share, without a certificate. Answers their id. */
export async function makeGrower(
  { db, ctx }: Pick<TestShop, 'db' | 'ctx'>,
  name = 'Sita Farm',
  /** Their share in hundredths of a percent. */
  shareBp: number | null = null,
): Promise<string> {
  const id = newId()
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${id}`
  await db.insert(growers).values({
    id,
    slug,
    name,
    village: 'Rampur',
    district: 'Nashik',
    createdAt: ctx.now(),
    ...(shareBp !== null && { terms: 'share' as const, shareBp }),
  })
  return id
}
