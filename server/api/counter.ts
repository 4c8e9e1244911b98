import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/counter.ts'
import { addPerson } from '#domain/counter/add-person.ts'
import { billOf } from '#domain/counter/bill.ts'
import { claimAccount, offerClaim } from '#domain/counter/claim-account.ts'
import { findPeople } from '#domain/counter/find-people.ts'
import { openLinkedPayment, payLink, verifyLinkedPayment } from '#domain/counter/pay-link.ts'
import { placesOf, sentOrder } from '#domain/counter/queries.ts'
import { sellAtStall } from '#domain/counter/sell-at-stall.ts'
import type { StallSale } from '#domain/counter/sell-at-stall.ts'
import { stallGoods } from '#domain/counter/stall-goods.ts'
import type { StallGood } from '#domain/counter/stall-goods.ts'
import { takeOrder } from '#domain/counter/take-order.ts'
import type { CounterOrder } from '#domain/counter/take-order.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { adminFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import type { PaymentBrake } from '#server/http/brakes.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { linkWithCode } from '#server/http/link-with-code.ts'
import { wireBill } from '#server/http/wire-bill.ts'
import { stepOf, wireAddress, wireUser } from '#server/http/wire.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'
import { pathIn } from '#words/languages.ts'

/** What the shopkeeper does for somebody at the telephone or the stall, and what that person does then. */
export async function counterCalls(
  scope: FastifyInstance,
  { brake, devices }: { brake: PaymentBrake; devices: KnownDevices },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.findPeople,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const found = await findPeople(await request.ctx(), request.query.q)
      return yes(wordsOf(request).answers.peopleFound, { data: found.map(wireUser) })
    },
  })

  app.route({
    ...contract.addPerson,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const { name, mobile = null } = request.body
      const key = request.headers['idempotency-key']
      const person = await addPerson(await request.ctx(), { name, mobile }, key)
      return yes(wordsOf(request).answers.personAdded, { data: wireUser(person) })
    },
  })

  app.route({
    ...contract.personPlaces,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const places = await placesOf(await request.ctx(), request.params.id)
      const data = places.map(({ addressId, address }) => ({ addressId, address: wireAddress(address) }))
      return yes(wordsOf(request).answers.places, { data })
    },
  })

  app.route({
    ...contract.offerClaim,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { token, expiresAt, mobile, language } = await offerClaim(ctx, request.params.id)
      const link = linkWithCode(ctx.publicUrl + pathIn(language, `/claim/${token}`))
      return yes(wordsOf(request).answers.claimOffered, {
        data: { ...link, mobile, expiresAt: expiresAt.toISOString() },
      })
    },
  })

  app.route({
    ...contract.claimAccount,
    handler: async (request) => {
      const { email, password } = request.body
      await claimAccount(request.guestCtx(), {
        token: request.params.token,
        email,
        password,
        language: languageOfCall(request),
      })
      return yes(wordsOf(request).answers.accountClaimed)
    },
  })

  app.route({
    ...contract.takeOrder,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const { userId, person, lines, amount, code, slotId, ifMissing, payment } = request.body
      const order = {
        personId: userId ?? { name: person!.name, mobile: person!.mobile ?? null },
        lines,
        delivery: deliveryOf(request.body),
        amountPaise: toPaise(amount),
        code,
        slotId,
        ifMissing,
        payment,
      }
      const key = request.headers['idempotency-key']
      const { personId = '', ...taken } = await takeOrder(await request.ctx(), order, key)
      return yes(wordsOf(request).answers.orderTaken, { ...taken, userId: personId })
    },
  })

  app.route({
    ...contract.sellAtStall,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const { userId = null, lines, amount, code, payment, handedOverSecondsAgo, soldBy } = request.body
      const ctx = await request.ctx()
      const amountPaise = toPaise(amount)
      const sale = { personId: userId, lines, amountPaise, code, tender: tenderOf(payment) }
      const { orderId } = await sellAtStall(
        ctx,
        { ...sale, handedOverSecondsAgo, soldBy },
        request.headers['idempotency-key'],
      )
      return yes(wordsOf(request).answers.soldAtStall, { data: wireBill(await billOf(ctx, orderId)) })
    },
  })

  app.route({
    ...contract.stallGoods,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const goods = await stallGoods(await request.ctx())
      return yes(wordsOf(request).answers.stallGoods, { data: goods.map(wireStallGood) })
    },
  })

  app.route({
    ...contract.orderBill,
    handler: async (request) => {
      const bill = await billOf(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.bill, { data: wireBill(bill) })
    },
  })

  app.route({
    ...contract.sentOrder,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const order = await sentOrder(await request.ctx(), request.params.key)
      if (!order) return yes(wordsOf(request).answers.nothingTaken, { data: null })
      const { id: orderId, number: orderNumber, totalPaise } = order
      return yes(wordsOf(request).answers.order, {
        data: { orderId, orderNumber, totalPrice: toRupees(totalPaise) },
      })
    },
  })

  app.route({
    ...contract.payLink,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { token, mobile, language } = await payLink(ctx, request.params.id)
      const link = linkWithCode(ctx.publicUrl + pathIn(language, `/order/${token}/pay`))
      return yes(wordsOf(request).answers.payLink, { data: { ...link, mobile } })
    },
  })

  app.route({
    ...contract.openLinkedPayment,
    handler: async (request) => {
      const { token } = request.params
      const deviceId = devices.claimed(request.headers.cookie)
      await brake.check({ payToken: token, deviceId })
      const { keyId, ...order } = await openLinkedPayment(request.guestCtx(), { token, deviceId })
      const wire = { id: order.id, amount: order.amountPaise, currency: order.currency }
      return yes(wordsOf(request).answers.paymentOrderCreated, { order: wire, keyId })
    },
  })

  app.route({
    ...contract.verifyLinkedPayment,
    handler: async (request) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body
      await verifyLinkedPayment(request.guestCtx(), {
        token: request.params.token,
        gatewayOrderId: razorpay_order_id,
        gatewayPaymentId: razorpay_payment_id,
        signature: razorpay_signature,
      })
      return yes(wordsOf(request).answers.paymentVerified)
    },
  })
}

function deliveryOf({ addressId, address, collect }: contract.CounterOrderInput): CounterOrder['delivery'] {
  if (addressId !== undefined) return { addressId }
  if (address) return { address }
  return collect ? { collect } : undefined
}

function tenderOf(payment: contract.StallSaleInput['payment']): StallSale['tender'] {
  if (payment.way !== 'cash') return payment
  return { way: 'cash', givenPaise: payment.given === undefined ? undefined : toPaise(payment.given) }
}

function wireStallGood({ id, name, brand, listPricePaise, sellingPricePaise, ...product }: StallGood) {
  const { leastGrams, mostGrams, depositPaise, ...good } = product
  return {
    _id: id,
    productName: name,
    brandName: brand,
    price: toRupees(listPricePaise),
    sellingPrice: toRupees(sellingPricePaise),
    deposit: depositPaise === null ? null : toRupees(depositPaise),
    ...good,
    ...stepOf({ ...good, leastGrams, mostGrams }),
  }
}
