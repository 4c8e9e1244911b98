import { growers } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'

import type { TestShop } from './shop.ts'

/** A grower whose goods are bought, without a certificate. Answers their id. */
export async function makeGrower(
  { db, ctx }: Pick<TestShop, 'db' | 'ctx'>,
  name = 'Sita Farm',
): Promise<string> {
  const id = newId()
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${id}`
  await db
    .insert(growers)
    .values({ id, slug, name, village: 'Rampur', district: 'Nashik', createdAt: ctx.now() })
  return id
}
