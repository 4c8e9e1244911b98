import { parse } from 'bowser'

import type { SentArea } from '#contract/addresses.ts'
import type { BoxGoodShown } from '#contract/boxes.ts'
import type { CartLine } from '#contract/cart.ts'
import type { Session, DeskUser, User } from '#contract/customers.ts'
import type { DeliveryArea, DeliveryCost } from '#contract/delivery-area.ts'
import type { DeliveryAddress as WireAddress, Order } from '#contract/orders.ts'
import type { PasskeyOnWire } from '#contract/passkeys.ts'
import type { Product } from '#contract/products.ts'
import type { ShopSettings as WireShopSettings } from '#contract/shop-settings.ts'
import type { Slot, Zone } from '#contract/slot.ts'
import type { BoxGood, DeliveryAddress } from '#db/schema/orders.ts'
import type { DeliveryAreas, WantedArea } from '#domain/addresses/delivery-areas.ts'
import { stateName } from '#domain/addresses/rules.ts'
import type { CartLineView } from '#domain/cart/queries.ts'
import { limitsOf } from '#domain/cart/rules.ts'
import type { SoldSize } from '#domain/cart/rules.ts'
import type { TaxedPack } from '#domain/catalog/families.ts'
import { productFields, wireValue } from '#domain/catalog/fields/rules.ts'
import type { Kind, ProductField, WireName, WireOf } from '#domain/catalog/fields/rules.ts'
import type { ProductFields, ProductView } from '#domain/catalog/queries.ts'
import { gramsLabel, packLabel } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import type { SessionView } from '#domain/customers/my-sessions.ts'
import type { PasskeyView } from '#domain/customers/passkeys/passkeys.ts'
import type { PersonView } from '#domain/customers/queries.ts'
import { discountsOfLines, savedPaise } from '#domain/offers/rules.ts'
import type { NamedOffer, TakenOff } from '#domain/offers/terms.ts'
import type { OrderView } from '#domain/orders/queries.ts'
import { needsAddress, orderStatusLabels } from '#domain/orders/rules.ts'
import type { OrderPayment } from '#domain/orders/rules.ts'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'
import { gramsOf, kiloPaise } from '#domain/pricing/weighing/rules.ts'
import type { ShopSettings } from '#domain/shop/settings.ts'
import type { SlotView, ZoneView } from '#domain/slots/queries.ts'
import type { Words } from '#words/words.ts'

// The domain's views in the words of the wire: rupees for paise, ISO strings for moments, the spec's names.

/** The fields of a product by their names in calls, with moments as strings. */
type WiredFields = { [Name in ProductField as WireOf<Name>]: AsString<ProductFields[Name]> }
type AsString<Value> = Value extends Date ? string : Value

const fields = Object.entries(productFields) as [ProductField, { wire: WireName; kind: Kind }][]

export function wireProduct(product: ProductView): Product {
  const wired: Partial<Record<WireName, unknown>> = {}
  for (const [name, { wire, kind }] of fields) wired[wire] = wireValue(kind, product[name])
  return {
    _id: product.id,
    ...(wired as WiredFields),
    ...stepOf(product),
    declarations: product.declarations,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}

/** Goods in a box. */
export function wireBoxGood(good: BoxGood): BoxGoodShown {
  return {
    _id: good.productId,
    productName: good.productName,
    hindiName: good.hindiName ?? '',
    netQuantity: good.netQuantity,
    netUnit: good.netUnit,
    byWeight: good.isByWeight,
    quantity: good.quantity,
  }
}

/** What tells that quantities count steps; nothing of goods by the pack. */
export function stepOf(product: SoldSize) {
  return product.leastGrams === null ? null : { step: { grams: product.netQuantity, ...limitsOf(product) } }
}

/** The same of what is no purchase: stock and batches. */
export function gramsOfStep({ isByWeight, netQuantity }: PackSize) {
  return isByWeight ? { step: { grams: netQuantity } } : null
}

export function wireTaxedPack({ name, taxRateBp, ...pack }: TaxedPack) {
  return { productName: name, ...pack, taxRate: percentOf({ taxRateBp }) }
}

function percentOf({ taxRateBp }: { taxRateBp: number | null }): number | null {
  return taxRateBp === null ? null : taxRateBp / 100
}

export function wireCartLine(line: CartLineView): CartLine {
  const { id, quantity, product, priceWhenAddedPaise } = line
  return {
    _id: id,
    quantity,
    ...stepOf(product),
    productId: wireProduct(product),
    priceWhenAdded: priceWhenAddedPaise === null ? null : toRupees(priceWhenAddedPaise),
  }
}

export function wireUser(person: PersonView): User {
  return {
    _id: person.id,
    name: person.name,
    email: person.email ?? '',
    mobile: person.mobile ?? '',
    signInMobile: person.signInMobile ?? '',
    role: person.role,
    duties: person.duties,
    profilePic: person.image ?? '',
    smartCoins: person.smartCoins,
    createdAt: person.createdAt.toISOString(),
  }
}

export function wireDeskUser(person: PersonView): DeskUser {
  const { blockedFrom, joinedInto, priceGroup, gstin, isDeleted } = person
  return {
    ...wireUser(person),
    blockedFrom: blockedFrom ?? '',
    joinedInto: joinedInto && { _id: joinedInto.id, name: joinedInto.name },
    priceGroup: priceGroup ?? '',
    gstin: gstin ?? '',
    isDeleted,
  }
}

export function wireSession({ id, userAgent, createdAt, lastUsedAt, isPresent }: SessionView): Session {
  return {
    _id: id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isPresent,
  }
}

export function wirePasskey({ id, userAgent, createdAt, lastUsedAt }: PasskeyView): PasskeyOnWire {
  return {
    _id: id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? '',
  }
}

function deviceOf(userAgent: string) {
  const { browser, os } = userAgent ? parse(userAgent) : {}
  return { browser: browser?.name ?? '', system: os?.name ?? '' }
}

/** What offers take off. Prices of a group are named in the language of the page that asks. */
export function wireSavings(offers: readonly TakenOff<NamedOffer>[], { answers }: Words) {
  const nameOf = ({ priceGroup, name }: NamedOffer) => (priceGroup ? answers.priceFor[priceGroup] : name)
  return offers
    .filter((offer) => savedPaise(offer) > 0)
    .map((offer) => ({
      name: nameOf(offer),
      code: offer.code ?? '',
      amount: toRupees(savedPaise(offer)),
    }))
}

export function wireOrder(order: OrderView, words: Words): Order {
  const offOfLines = discountsOfLines(order.lines, order)
  return {
    _id: order.id,
    orderNumber: order.number,
    user: { _id: order.person.id ?? '', name: order.person.name, email: order.person.email ?? '' },
    transactionId: order.transactionId ?? '',
    payment: wirePayment(order.payment),
    refundedAtGateway: order.isRefundedAtGateway,
    productId: order.lines.map((line, place) => ({
      _id: line.productId,
      position: line.position,
      productName: line.productName,
      ...(line.hindiName && { hindiName: line.hindiName }),
      brandName: line.brandName,
      pack: packLabel(line),
      category: line.category,
      productImage: line.imageUrl ? [line.imageUrl] : [],
      price: toRupees(line.listPricePaise),
      sellingPrice: toRupees(line.sellingPricePaise),
      quantity: line.quantity,
      ...(line.isByWeight && { step: wireStep(line) }),
      ...(line.depositPaise && { deposit: toRupees(line.depositPaise) }),
      off: toRupees(offOfLines[place] ?? 0),
      ifMissing: line.ifMissing,
    })),
    subtotal: toRupees(order.subtotalPaise),
    discount: toRupees(order.discountPaise),
    savings: wireSavings(order.offers, words),
    shipping: toRupees(order.shippingPaise),
    deposit: toRupees(order.depositPaise),
    totalPrice: toRupees(order.totalPaise),
    due: toRupees(order.duePaise),
    delivery: {
      address: order.deliveryAddress && wireAddress(order.deliveryAddress),
      collect: order.isCollected,
      needsAddress: needsAddress(order),
      promisedOn: order.promisedOn,
      slot: order.slot && wireSlot(order.slot),
      slotAsked: order.slotAsked && wireSlot(order.slotAsked),
    },
    version: order.version,
    status: orderStatusLabels[order.status],
    createdAt: order.createdAt.toISOString(),
  }
}

function wireStep(line: OrderView['lines'][number]) {
  return {
    grams: line.netQuantity,
    amount: gramsLabel(gramsOf(line)),
    price: `${formatPaise(kiloPaise(line))}/kg`,
  }
}

export function wireAreas({ areas, version }: DeliveryAreas): { data: DeliveryArea[]; version: string } {
  const data = areas.map(({ fromPinCode, toPinCode, days, note, takesCash, ...its }) => ({
    from: fromPinCode,
    to: toPinCode,
    days,
    weekdays: its.weekdays,
    orderUntil: its.orderUntil,
    note: note ?? '',
    cash: takesCash,
    shipping: its.shippingPaise === null ? null : toRupees(its.shippingPaise),
    freeFrom: its.isNeverFree || its.freeFromPaise !== null ? wireFreeFrom(its.freeFromPaise) : null,
    least: its.leastPaise === null ? null : toRupees(its.leastPaise),
  }))
  return { data, version }
}

/** What is left out of an area stays. */
export function areaOfWire({ from, to = from, days, note, cash, ...sent }: SentArea): WantedArea {
  const { weekdays, orderUntil, shipping, freeFrom, least } = sent
  const paiseOf = (rupees: number | null | undefined) =>
    typeof rupees === 'number' ? toPaise(rupees) : rupees
  return {
    fromPinCode: from,
    toPinCode: to,
    days,
    note,
    weekdays,
    orderUntil,
    takesCash: cash,
    shippingPaise: paiseOf(shipping),
    leastPaise: paiseOf(least),
    freeFrom:
      freeFrom === undefined
        ? undefined
        : {
            freeFromPaise: typeof freeFrom === 'number' ? toPaise(freeFrom) : null,
            isNeverFree: freeFrom === 'never',
          },
  }
}

export function wireSlot({ id, day, startsAt, endsAt, closesAt, zone }: SlotView): Slot {
  return {
    _id: id,
    day,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
    closes: closesAt.toISOString(),
    zone: wireZone(zone),
  }
}

export function wireZone({ id, kind, name, hindiName, place, hindiPlace }: ZoneView): Zone {
  return {
    _id: id,
    kind,
    name,
    hindiName: hindiName ?? '',
    place: place ?? '',
    hindiPlace: hindiPlace ?? '',
  }
}

export function wireAddress(address: DeliveryAddress): WireAddress {
  return { ...address, state: stateName(address.stateCode), gstin: address.gstin ?? null }
}

function wirePayment({ refused, ...payment }: OrderPayment): Order['payment'] {
  if (!refused) return payment
  return {
    ...payment,
    refused: refused.map(({ amountPaise, ...refund }) => ({ ...refund, amount: toRupees(amountPaise) })),
  }
}

export function wireShopSettings({ gstin, ...settings }: ShopSettings): WireShopSettings {
  const { maxCashPaise, shippingPaise, freeFromPaise, refundLimitPaise, ...said } = settings
  return {
    ...said,
    gstin: gstin ?? '',
    maxCash: toRupees(maxCashPaise),
    shipping: toRupees(shippingPaise),
    freeFrom: wireFreeFrom(freeFromPaise),
    refundLimit: refundLimitPaise === null ? null : toRupees(refundLimitPaise),
  }
}

export function wireDeliveryCost({ shippingPaise, freeFromPaise, leastPaise }: ShippingTo): DeliveryCost {
  return {
    shipping: toRupees(shippingPaise),
    freeFrom: wireFreeFrom(freeFromPaise),
    least: toRupees(leastPaise),
  }
}

function wireFreeFrom(paise: number | null): number | 'never' {
  return paise === null ? 'never' : toRupees(paise)
}

/** null: nothing is brought free. */
export function freeFromPaise(sent: number | 'never'): number | null {
  return sent === 'never' ? null : toPaise(sent)
}
