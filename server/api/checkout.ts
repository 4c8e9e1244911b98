import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/checkout.ts'
import { cashRefusal } from '#domain/checkout/cash.ts'
import { createPaymentOrder } from '#domain/checkout/create-payment-order.ts'
import { orderInCash } from '#domain/checkout/order-in-cash.ts'
import type { ToPay } from '#domain/checkout/wanted-cart.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { openPayment, paymentStatus } from '#domain/payments/payment-status.ts'
import { verifyPayment } from '#domain/payments/verify-payment.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { yes } from '#server/http/answer.ts'
import type { CodeBrake, PaymentBrake } from '#server/http/brakes.ts'
import { guesserOf } from '#server/http/guesser.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'
import { errorSentence } from '#words/words.ts'

const verifyBody = 1024 * 1024

interface Options {
  brake: PaymentBrake
  codes: CodeBrake
  devices: KnownDevices
}

export async function checkoutCalls(
  scope: FastifyInstance,
  { brake, codes, devices }: Options,
): Promise<void> {
  /** @throws not_signed_in */
  const payer = ({ headers }: FastifyRequest, ctx: Ctx) => ({
    personId: buying(ctx).id,
    deviceId: devices.claimed(headers.cookie),
  })
  /** Whoever guesses codes here is counted as where they are only asked about. */
  async function guessed<Result>(
    request: FastifyRequest<{ Body: contract.WantedCart }>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!request.body.code) return work()
    const by = guesserOf(request, await request.ctx(), devices)
    await codes.attempt(by)
    try {
      const result = await work()
      await codes.right(by)
      return result
    } catch (error) {
      if (!isGuess(error)) await codes.right(by)
      throw error
    }
  }
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.createPaymentOrder,
    handler: async (request) => {
      const ctx = await request.ctx()
      const by = payer(request, ctx)
      await brake.check(by)
      const { keyId, ...order } = await guessed(request, () =>
        createPaymentOrder(ctx, {
          ...toPay(request.body),
          deviceId: by.deviceId,
          language: languageOfCall(request),
          idempotencyKey: request.headers['idempotency-key'],
        }),
      )
      const wire = { id: order.id, amount: order.amountPaise, currency: order.currency }
      return yes(wordsOf(request).answers.paymentOrderCreated, { order: wire, keyId })
    },
  })

  app.route({
    ...contract.orderInCash,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { orderId, totalPaise } = await guessed(request, () =>
        orderInCash(ctx, {
          ...toPay(request.body),
          payFrom: request.body.payFrom,
          language: languageOfCall(request),
          idempotencyKey: request.headers['idempotency-key'],
        }),
      )
      const total = totalPaise === undefined ? undefined : toRupees(totalPaise)
      return yes(wordsOf(request).answers.orderedInCash, { orderId, total })
    },
  })

  app.route({
    ...contract.cashOffer,
    handler: async (request) => {
      const { pinCode, ...query } = request.query
      const refusal = await cashRefusal(await request.ctx(), { ...toPay(query), pinCode })
      const data = { offered: refusal === null, why: refusal ? errorSentence(wordsOf(request), refusal) : '' }
      return yes(
        data.offered ? wordsOf(request).answers.cashOffered : wordsOf(request).answers.cashNotOffered,
        { data },
      )
    },
  })

  app.route({
    ...contract.verifyPayment,
    bodyLimit: verifyBody,
    config: { unread: ['items', 'totalPrice'] },
    handler: async (request) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body
      const ctx = await request.ctx()
      const { orderId } = await verifyPayment(ctx, {
        gatewayOrderId: razorpay_order_id,
        gatewayPaymentId: razorpay_payment_id,
        signature: razorpay_signature,
      })
      return yes(wordsOf(request).answers.paymentVerified, { orderId })
    },
  })

  app.route({
    ...contract.paymentStatus,
    handler: async (request) => {
      const status = await paymentStatus(await request.ctx(), { gatewayOrderId: request.params.id })
      return yes(status.paid ? wordsOf(request).answers.paid : wordsOf(request).answers.notPaid, {
        data: status,
      })
    },
  })

  app.route({
    ...contract.openPayment,
    handler: async (request) => {
      const { gatewayOrderId: data, hasSettled } = await openPayment(await request.ctx())
      return yes(data ? wordsOf(request).answers.openPayment : wordsOf(request).answers.noOpenPayment, {
        data,
        hasSettled,
      })
    },
  })

  app.route({
    ...contract.paymentSetup,
    handler: async (request) => {
      const { gateways, testGateway } = request.guestCtx()
      const data = { scriptUrl: gateways.payments.checkoutScriptUrl, isTestGateway: testGateway }
      return yes(wordsOf(request).answers.howToPay, { data })
    },
  })
}

/** Codes are guessed, or with one of a first order, or of once each, which numbers have ordered here. */
function isGuess(error: unknown): boolean {
  return (
    hasCode(error, 'code_not_taken') &&
    ['unknown', 'first_order', 'used_by_you'].includes(error.details.problem.why)
  )
}

function toPay({
  amount,
  deposit,
  addressId,
  collect,
  code,
  slotId,
  ifMissing,
}: Omit<contract.WantedCart, 'code'> & { code?: string | undefined }): ToPay {
  const delivery = addressId === undefined ? (collect ? ({ collect } as const) : undefined) : { addressId }
  const depositPaise = deposit === undefined ? undefined : toPaise(deposit)
  return { amountPaise: toPaise(amount), depositPaise, delivery, code, slotId, ifMissing }
}
