import { and, asc, eq } from 'drizzle-orm'

import { orderLines, returnLines } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** The lines of the order that a return is of, with the pieces that come back. */
export async function linesOfReturn({ db }: Ctx, returnId: string) {
  const found = await db
    .select({ line: orderLines, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.position, returnLines.position)),
    )
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderLines.position))
  // Of a part of what was weighed nobody knows the weight.
  return found.map(({ line, quantity }) => ({
    ...line,
    quantity,
    weighedGrams: quantity === line.quantity ? line.weighedGrams : null,
  }))
}
