import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { identity } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

/**
 * What nothing refers to stays so long after it was sent: somebody may still be filling in a form, or bring a
 * file of products with its address. What only few may see is written down at once or never.
 */
const keptDays = { shown: 90, private: 1 }
/** Pictures that are looked up together, by one reading of each table. */
const lookedUp = 10_000

/**
 * Takes away uploads that nothing refers to: no product, grower, person, order, return or review, no offer
 * that is being paid, and no entry of the audit, which shows them. Those of the demo market stay. A picture
 * that is sent again counts as new.
 */
export async function removeUnusedPictures(ctx: Ctx): Promise<void> {
  const { pictures } = ctx.gateways
  const [known] = await ctx.db.select({ id: identity.mark }).from(identity).where(eq(identity.of, 'pictures'))
  if (!known) return
  if ((await pictures.id()) !== known.id) {
    // Somebody has copied them, and another process uses the copy.
    ctx.log.error({}, 'the pictures of this process are no longer those of its database; please restart it')
    return
  }
  let [removed, batch]: [number, string[]] = [0, []]
  const removeBatch = async () => {
    for (const address of await unused(ctx, batch)) {
      await pictures.forget(address)
      removed++
    }
    batch = []
  }
  const daysAgo = (days: number) => secondsAfter(ctx.now(), -days * 24 * 60 * 60)
  const [shownBefore, privateBefore] = [daysAgo(keptDays.shown), daysAgo(keptDays.private)]
  for await (const page of pictures.uploads()) {
    const old = page.filter(({ isPrivate, sentAt }) => sentAt < (isPrivate ? privateBefore : shownBefore))
    batch.push(...old.map(({ path }) => path))
    if (batch.length >= lookedUp) await removeBatch()
  }
  await removeBatch()
  if (removed > 0) ctx.log.info({ removed }, 'pictures that nothing refers to were removed')
}

/** Small tables first: most pictures are those of products, and then the large ones need not be read. */
async function unused(ctx: Ctx, addresses: string[]): Promise<string[]> {
  let left = addresses
  for (const used of usedBy) {
    if (left.length === 0) return []
    const { rows } = await ctx.db.execute<{ address: string }>(used(sql`${sql.param(left)}::text[]`))
    const found = new Set(rows.map(({ address }) => address))
    left = left.filter((address) => !found.has(address))
  }
  return left
}

const usedBy = [
  (of: SQL) =>
    sql`select url as address from product_images where url = any(${of})
      union all select image from people where image = any(${of})
      union all select image_url from growers where image_url = any(${of})
      union all select stored_as from return_pictures where stored_as = any(${of})
      union all select stored_as from review_pictures where stored_as = any(${of})`,
  (of: SQL) =>
    sql`select image_url as address from order_lines where image_url = any(${of})
      union all select line ->> 'imageUrl' from payment_orders, jsonb_array_elements(lines) as line
        where created_at > now() - interval '30 days' and line ->> 'imageUrl' = any(${of})`,
  (of: SQL) =>
    sql`select address from audit_entries,
        jsonb_path_query(jsonb_build_array(before, after), '$[*].images[*]') as image,
        lateral (select image #>> '{}' as address) as named
      where object_kind in ('product', 'grower') and address = any(${of})`,
]
