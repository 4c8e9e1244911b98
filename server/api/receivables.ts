import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/receivables.ts'
import { openReceivablePayment, verifyReceivablePayment } from '#domain/counter/receivable-link.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { myReceivables, personReceivables, whoOwes } from '#domain/receivables/queries.ts'
import { setLimit } from '#domain/receivables/set-limit.ts'
import { takePaymentBack } from '#domain/receivables/take-payment-back.ts'
import { takePayment } from '#domain/receivables/take-payment.ts'
import { adminFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import type { PaymentBrake } from '#server/http/brakes.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { wireMyReceivables, wireReceivables } from '#server/http/wire-receivables.ts'
import { wordsOf } from '#server/http/words-of.ts'

interface Options {
  brake: PaymentBrake
  devices: KnownDevices
}

/** What people owe the shop. */
export async function receivableCalls(scope: FastifyInstance, { brake, devices }: Options): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.whoOwes,
    preParsing: adminFirst,
    handler: async (request) => {
      const { debtors, owedPaise } = await whoOwes(await request.ctx())
      const data = debtors.map(({ person: { id, name, mobile }, balancePaise, limitPaise, lastPaidAt }) => ({
        user: { _id: id, name, mobile: mobile ?? '' },
        balance: toRupees(balancePaise),
        limit: toRupees(limitPaise),
        lastPaidAt: lastPaidAt?.toISOString() ?? null,
      }))
      return yes(wordsOf(request).answers.receivables, { data, owed: toRupees(owedPaise) })
    },
  })

  app.route({
    ...contract.personReceivables,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const found = await personReceivables(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.receivables, { data: found && wireReceivables(found) })
    },
  })

  app.route({
    ...contract.setReceivableLimit,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: personId } = request.params
      await setLimit(ctx, { personId, limitPaise: sentPaise(request.body.limit) })
      return answerReceivables(ctx, personId, wordsOf(request).answers.receivableLimitSet)
    },
  })

  app.route({
    ...contract.takeReceivable,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: personId } = request.params
      const { amount, back, ...more } = request.body
      // Without it, it is the same request as before there was any.
      const paid = { ...more, ...(back && { isBack: true }), personId, amountPaise: sentPaise(amount) }
      await takePayment(ctx, paid, request.headers['idempotency-key'])
      return answerReceivables(
        ctx,
        personId,
        wordsOf(request).answers[back ? 'receivableGiven' : 'receivablePaid'],
      )
    },
  })

  app.route({
    ...contract.takeReceivableBack,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: personId } = request.params
      const { entry: entryId, reason } = request.body
      await takePaymentBack(ctx, { personId, entryId, reason }, request.headers['idempotency-key'])
      return answerReceivables(ctx, personId, wordsOf(request).answers.receivableTakenBack)
    },
  })

  app.route({
    ...contract.openReceivablePayment,
    handler: async (request) => {
      const { token } = request.params
      const deviceId = devices.claimed(request.headers.cookie)
      await brake.check({ payToken: token, deviceId })
      const { amount } = request.body
      const amountPaise = amount === undefined ? undefined : sentPaise(amount)
      const { keyId, ...order } = await openReceivablePayment(request.guestCtx(), {
        token,
        amountPaise,
        deviceId,
      })
      const wire = { id: order.id, amount: order.amountPaise, currency: order.currency }
      return yes(wordsOf(request).answers.paymentOrderCreated, { order: wire, keyId })
    },
  })

  app.route({
    ...contract.verifyReceivablePayment,
    handler: async (request) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body
      await verifyReceivablePayment(request.guestCtx(), {
        token: request.params.token,
        gatewayOrderId: razorpay_order_id,
        gatewayPaymentId: razorpay_payment_id,
        signature: razorpay_signature,
      })
      return yes(wordsOf(request).answers.paymentVerified)
    },
  })

  app.route({
    ...contract.myReceivables,
    handler: async (request) => {
      const found = await myReceivables(await request.ctx())
      return yes(wordsOf(request).answers.receivables, { data: found && wireMyReceivables(found) })
    },
  })
}

async function answerReceivables(ctx: Ctx, personId: string, message: string) {
  const found = await personReceivables(ctx, personId)
  if (!found) throw new DomainError('not_found', { what: 'user' })
  return yes(message, { data: wireReceivables(found) })
}
