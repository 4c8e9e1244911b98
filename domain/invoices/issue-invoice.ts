import { isDeepStrictEqual } from 'node:util'

import { and, asc, eq, isNotNull } from 'drizzle-orm'

import { addresses, orderLines, orders, payments, people, products } from '#db/schema/index.ts'
import type { DocumentContent, ShopOnInvoices } from '#db/schema/invoices.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { addressColumns, newestFirst } from '#domain/addresses/queries.ts'
import { stateName, stateOfAddress } from '#domain/addresses/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { walkInName } from '#domain/orders/rules.ts'
import { townLine } from '#domain/shop/rules.ts'
import { readShopSettings } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/settings.ts'

import { creditWhole } from './credit.ts'
import { invoiceLines } from './document-lines.ts'
import type { InvoicedOrder } from './document-lines.ts'
import { givenBackOf, givenBackParts } from './given-back.ts'
import { lockInvoice } from './live-invoice.ts'
import { documentKind } from './rules.ts'
import { writeDocument } from './write-document.ts'

/**
 * Writes the invoice of an order that goes out or is handed over, once: by the settings of now, with the
 * order's prices, and without what was given back before. For an order that costs nothing there is none.
 * `isHandedOver`: at the market, wherever it was to be brought, so the tax is that of the shop's state.
 * `wasHere`: a move that was taken back may have left an invoice; it serves where it says the same, and else
 * it is credited whole and another one takes its place.
 * Runs last in the transaction that moves the order and has locked it: from here on every other invoice waits
 * for its end.
 */
export async function issueInvoice(
  tx: Ctx,
  { orderId, isHandedOver, wasHere }: Events['goods_leave'],
): Promise<void> {
  // A refund by hand locks its payment, and then the invoice: it is over now, or begins when that is there.
  await tx.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
    .for('no key update')
  const live = await lockInvoice(tx, orderId)
  if (live && !wasHere) return
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId))
  if (live && !(await isOver(tx, live, { order: order!, isHandedOver }))) return
  const givenBackPaise = await givenBackOf(tx, orderId)
  if (invoicedPaise(order!) <= givenBackPaise) return
  await writeInvoice(tx, order!, { givenBackPaise, isHandedOver, replacesId: live?.invoice.id ?? null })
}

/**
 * Whether an invoice was taken back whole, or would be another one now: then it is taken back whole here.
 */
async function isOver(
  tx: Ctx,
  live: NonNullable<Awaited<ReturnType<typeof lockInvoice>>>,
  { order, isHandedOver }: { order: Order; isHandedOver: boolean },
): Promise<boolean> {
  const { invoice, creditedPaise } = live
  if (creditedPaise === invoice.totalPaise) return true
  const { stateCode: shopState } = await readShopSettings(tx)
  const lines = await tx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const asBought = lines.map(({ position, quantity, sellingPricePaise }) => [
    position,
    quantity,
    sellingPricePaise,
  ])
  const { placeOfSupply, lines: written } = invoice.content
  const isSame =
    invoice.totalPaise + invoice.givenBackPaise === invoicedPaise(order) &&
    placeOfSupply === placeOf(order, { isHandedOver, shopState }) &&
    isDeepStrictEqual(
      asBought,
      written.map(({ position, quantity, pricePaise }) => [position, quantity, pricePaise]),
    )
  if (isSame) return false
  await creditWhole(tx, live, 'The order was changed before it left the shop.')
  return true
}

/** What is kept until bottles and crates are back is no price of goods. */
function invoicedPaise({ totalPaise, depositPaise }: Order): number {
  return totalPaise - depositPaise
}

/** An order of before PIN code and state were compared goes where its PIN code is. */
function placeOf(
  { deliveryAddress: to }: Order,
  { isHandedOver, shopState }: { isHandedOver: boolean; shopState: string },
): string {
  return isHandedOver || !to ? shopState : stateOfAddress(to)
}

type Order = typeof orders.$inferSelect

async function writeInvoice(
  tx: Ctx,
  order: typeof orders.$inferSelect,
  {
    givenBackPaise,
    isHandedOver,
    replacesId,
  }: { givenBackPaise: number; isHandedOver: boolean; replacesId: string | null },
): Promise<void> {
  const { invoiceSeries, ...settings } = await readShopSettings(tx)
  const seller = onInvoices(settings)
  const placeOfSupply = placeOf(order, { isHandedOver, shopState: seller.stateCode })
  const invoiced = await invoicedOrder(tx, order, givenBackPaise)
  const lines = invoiceLines(invoiced, {
    saysTax: seller.gstin !== null,
    isSameState: placeOfSupply === seller.stateCode,
  })
  await writeDocument(tx, {
    orderId: order.id,
    kind: documentKind(
      seller.gstin,
      lines.map(({ rateBp }) => rateBp),
    ),
    invoiceId: null,
    replacesId,
    series: invoiceSeries,
    givenBackPaise,
    content: {
      seller,
      buyer: await buyerOf(tx, order),
      placeOfSupply,
      orderedAt: order.createdAt.toISOString(),
      lines,
      reason: null,
      ...(order.depositPaise > 0 && { depositPaise: order.depositPaise }),
    },
  })
}

/** What is copied into the document: later changes of the settings do not touch it. */
function onInvoices(settings: Omit<ShopSettings, 'invoiceSeries'>): ShopOnInvoices {
  const { sellerName, addressLines, stateCode, gstin, fssaiLicence, phones, emails } = settings
  const contact = [phones[0], emails[0]?.address].filter(Boolean).join(' · ')
  return {
    sellerName,
    addressLines: [...addressLines, townLine(settings)].filter((line) => line !== ''),
    stateCode,
    gstin,
    ...(fssaiLicence && { fssaiLicence }),
    ...(contact && { contact }),
  }
}

async function invoicedOrder(
  { db }: Ctx,
  order: typeof orders.$inferSelect,
  givenBackPaise: number,
): Promise<InvoicedOrder> {
  const lines = await db
    .select({ line: orderLines, hindiName: products.hindiName })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  return {
    lines: lines.map(({ line, hindiName }) => ({ ...line, hindiName: hindiName || null })),
    shippingPaise: order.shippingPaise,
    discountPaise: order.discountPaise,
    offers: order.offers,
    givenBack: await givenBackParts({ db }, order.id, givenBackPaise),
  }
}

/**
 * Where it is brought to. What is fetched says no address: who has one GSTIN among their own is invoiced with
 * it, with the name and address that it stands at. Where none is said, a reseller's own stands there, unless
 * it is of another state than the place.
 */
async function buyerOf({ db }: Ctx, order: typeof orders.$inferSelect): Promise<DocumentContent['buyer']> {
  const { personId, deliveryAddress: to } = order
  if (to?.gstin || personId === null) return to ? addressee(to) : { name: walkInName, addressLines: [] }
  const [person] = await db
    .select({ name: people.name, group: people.priceGroup, gstin: people.gstin })
    .from(people)
    .where(eq(people.id, personId))
  const gstin = person!.group === 'resellers' ? person!.gstin : null
  if (to) return addressee({ ...to, gstin: gstin?.startsWith(stateOfAddress(to)) ? gstin : null })
  const ofBusiness = await db
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.personId, personId), isNotNull(addresses.gstin)))
    .orderBy(...newestFirst)
  if (new Set(ofBusiness.map(({ gstin }) => gstin)).size === 1) return addressee(ofBusiness[0]!)
  return { name: person!.name, addressLines: [], ...(gstin && { gstin }) }
}

function addressee(address: DeliveryAddress): DocumentContent['buyer'] {
  const { name, line1, line2, town, pinCode, gstin } = address
  const last = `${town} ${pinCode}, ${stateName(stateOfAddress(address))}`
  return {
    name,
    addressLines: [line1, line2, last].filter((line) => line !== null && line !== '') as string[],
    ...(gstin && { gstin }),
  }
}
