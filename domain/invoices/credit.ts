import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { readShopSettings } from '#domain/shop/settings.ts'

import { creditLines } from './document-lines.ts'
import type { Pieces } from './document-lines.ts'
import { givenBackOf } from './given-back.ts'
import { lockInvoice } from './live-invoice.ts'
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
  const live = await lockInvoice(tx, orderId)
  if (!live) return
  const { invoice, creditedPaise } = live
  const backPaise = why.isCalledOff
    ? invoice.totalPaise
    : Math.min(invoice.totalPaise, (await givenBackOf(tx, orderId)) - invoice.givenBackPaise)
  await writeCredit(tx, live, { ...why, amountPaise: backPaise - creditedPaise })
}

/**
 * Takes back whole the invoice that a move wrote which was taken back after its minute: the goods did not
 * leave. When they do, there is another one (`issueInvoice`). Within the minute the invoice stays for that.
 * That of a sale is taken back whenever the sale is: nothing of it is sold any more.
 */
export async function creditTakenBack(
  tx: Ctx,
  { order, action, from, isFresh }: Events['move_taken_back'],
): Promise<void> {
  const wroteInvoice = action === 'dispatch' || (action === 'deliver' && from === 'packed')
  if (action !== 'sell' && (isFresh || !wroteInvoice)) return
  const live = await lockInvoice(tx, order.id)
  const reason = action === 'sell' ? 'The sale was taken back.' : 'The goods did not leave the shop.'
  if (live) await creditWhole(tx, live, reason)
}

/** A credit note for all that is left of an invoice. */
export async function creditWhole(tx: Ctx, live: Live, reason: string): Promise<void> {
  await writeCredit(tx, live, { amountPaise: live.invoice.totalPaise - live.creditedPaise, reason })
}

type Live = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>

/** Writes nothing for nothing. */
async function writeCredit(
  tx: Ctx,
  { invoice, notes }: Live,
  {
    amountPaise,
    reason,
    pieces = [],
  }: { amountPaise: number; reason: string; pieces?: readonly Pieces[] | undefined },
): Promise<void> {
  if (amountPaise <= 0) return
  const { depositPaise: _, ...content } = invoice.content
  const { seller, placeOfSupply, lines } = content
  const { creditNoteSeries } = await readShopSettings(tx)
  await writeDocument(tx, {
    orderId: invoice.orderId,
    kind: 'credit_note',
    invoiceId: invoice.id,
    series: creditNoteSeries,
    content: {
      ...content,
      lines: creditLines(
        lines,
        notes.map(({ content }) => content.lines),
        { amountPaise, pieces, isSameState: placeOfSupply === seller.stateCode },
      ),
      reason,
    },
  })
}
