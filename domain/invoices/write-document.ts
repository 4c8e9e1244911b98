import { sql } from 'drizzle-orm'

import { documentNumbers, invoices } from '#db/schema/index.ts'
import type { DocumentLine } from '#db/schema/invoices.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'

import { documentNumber, financialYear } from './rules.ts'

type Invoice = typeof invoices.$inferSelect

/** Writes a document under the next number of its series in this financial year. */
export async function writeDocument(
  tx: Ctx,
  document: Pick<Invoice, 'orderId' | 'kind' | 'invoiceId' | 'series' | 'content'> & {
    givenBackPaise?: number
    replacesId?: string | null
  },
): Promise<void> {
  const issuedAt = tx.now()
  const { series, content, orderId, kind } = document
  const year = financialYear(issuedAt)
  const [next] = await tx.db
    .insert(documentNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.series, documentNumbers.year],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning({ n: documentNumbers.last })
  const { n } = next!
  const number = documentNumber(series, year, n)
  await tx.db.insert(invoices).values({
    ...document,
    id: newId(),
    year,
    n,
    number,
    totalPaise: sumOf(content.lines, ({ amountPaise }) => amountPaise),
    taxPaise: sumOf(
      content.lines,
      ({ cgstPaise, sgstPaise, igstPaise }) => cgstPaise + sgstPaise + igstPaise,
    ),
    actorId: tx.actor?.id ?? null,
    issuedAt,
  })
  tx.log.info({ orderId, number, kind }, 'document written')
}

function sumOf(lines: readonly DocumentLine[], of: (line: DocumentLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0)
}
