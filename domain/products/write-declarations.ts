import { sql } from 'drizzle-orm'

import { productDeclarations } from '#db/schema/index.ts'
import { declarationKeys } from '#domain/catalog/declarations/rules.ts'
import type { DeclarationChanges } from '#domain/catalog/declarations/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Declares this of products, in two statements for all of them. Whoever calls has locked the products. */
export async function writeDeclarations(
  { db }: Ctx,
  changes: readonly { productId: string; declarations: DeclarationChanges }[],
): Promise<void> {
  const rows = changes.flatMap(({ productId, declarations }) =>
    declarationKeys.map((key) => ({ productId, key, value: declarations[key] })),
  )
  const said = rows.flatMap(({ value, ...row }) => (typeof value === 'string' ? { ...row, value } : []))
  const gone = rows.filter(({ value }) => value === null)
  const { productId, key, value } = productDeclarations
  if (said.length > 0)
    await db
      .insert(productDeclarations)
      .values(said)
      .onConflictDoUpdate({
        target: [productId, key],
        set: { value: sql`excluded.value` },
        // What is said again drops no page.
        setWhere: sql`${value} <> excluded.value`,
      })
  if (gone.length > 0)
    await db.delete(productDeclarations).where(
      sql`(${productId}, ${key}) in (${sql.join(
        gone.map((row) => sql`(${row.productId}, ${row.key})`),
        sql`, `,
      )})`,
    )
}
