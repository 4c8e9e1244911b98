import { and, asc, eq, ne } from 'drizzle-orm'

import { invoices } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { readShopSettings } from '#domain/shop/settings.ts'

import { creditLines } from './document-lines.ts'
import { givenBackOf } from './given-back.ts'
import { writeDocument } from './write-document.ts'

/**
 * Writes the credit note for what has been given back of an order's money since its invoice and since its
 * earlier credit notes; nothing where there is no invoice, and nothing where they come to as much already: a
 * refund that the bank failed and that is asked for again. `isCalledOff`: nothing of the order is owed any
 * more, so it is for all that is left of the invoice. Runs last in the transaction that wrote what is given
 * back.
 */
export async function creditGivenBack(
  tx: Ctx,
  { orderId, ...why }: Events['money_goes_back'],
): Promise<void> {
  // One after the other: two payments of one order may be given back at the same time.
  const [invoice] = await tx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), ne(invoices.kind, 'credit_note')))
    .for('update')
  if (!invoice) return
  const notes = await tx.db
    .select({ totalPaise: invoices.totalPaise, content: invoices.content })
    .from(invoices)
    .where(eq(invoices.invoiceId, invoice.id))
    .orderBy(asc(invoices.n))
  const creditedPaise = notes.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
  const backPaise = why.isCalledOff
    ? invoice.totalPaise
    : Math.min(invoice.totalPaise, (await givenBackOf(tx, orderId)) - invoice.givenBackPaise)
  const amountPaise = backPaise - creditedPaise
  if (amountPaise <= 0) return
  const { seller, placeOfSupply, lines } = invoice.content
  const { creditNoteSeries } = await readShopSettings(tx)
  await writeDocument(tx, {
    orderId,
    kind: 'credit_note',
    invoiceId: invoice.id,
    series: creditNoteSeries,
    content: {
      ...invoice.content,
      lines: creditLines(
        lines,
        notes.map(({ content }) => content.lines),
        { amountPaise, pieces: why.pieces ?? [], isSameState: placeOfSupply === seller.stateCode },
      ),
      reason: why.reason,
    },
  })
}
