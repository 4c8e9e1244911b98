import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/wallets.ts'
import { openTopUp, verifyTopUp } from '#domain/counter/top-up-wallet.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import { giveWalletBack } from '#domain/payments/give-wallet-back.ts'
import { payOutWallet } from '#domain/wallets/pay-out.ts'
import { myWallet, personWallet } from '#domain/wallets/queries.ts'
import { adminFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import type { PaymentBrake } from '#server/http/brakes.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { wireWallet } from '#server/http/wire-wallet.ts'
import { wordsOf } from '#server/http/words-of.ts'

interface Options {
  brake: PaymentBrake
  devices: KnownDevices
}

/** What the shop keeps of people. */
export async function walletCalls(scope: FastifyInstance, { brake, devices }: Options): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.myWallet,
    handler: async (request) => {
      const found = await myWallet(await request.ctx())
      return yes(wordsOf(request).answers.wallet, { data: wireWallet(found, { isOwn: true }) })
    },
  })

  app.route({
    ...contract.openTopUp,
    handler: async (request) => {
      const ctx = await request.ctx()
      const deviceId = devices.claimed(request.headers.cookie)
      await brake.check({ personId: signedIn(ctx).id, deviceId })
      const amountPaise = sentPaise(request.body.amount)
      const { keyId, ...order } = await openTopUp(ctx, { amountPaise, deviceId })
      const wire = { id: order.id, amount: order.amountPaise, currency: order.currency }
      return yes(wordsOf(request).answers.paymentOrderCreated, { order: wire, keyId })
    },
  })

  app.route({
    ...contract.verifyTopUp,
    handler: async (request) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body
      await verifyTopUp(await request.ctx(), {
        gatewayOrderId: razorpay_order_id,
        gatewayPaymentId: razorpay_payment_id,
        signature: razorpay_signature,
      })
      return yes(wordsOf(request).answers.paymentVerified)
    },
  })

  app.route({
    ...contract.giveWalletBack,
    handler: async (request) => {
      const ctx = await request.ctx()
      await giveWalletBack(ctx)
      return yes(wordsOf(request).answers.walletGivenBack, {
        data: wireWallet(await myWallet(ctx), { isOwn: true }),
      })
    },
  })

  app.route({
    ...contract.personWallet,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const found = await personWallet(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.wallet, { data: wireWallet(found, { isOwn: false }) })
    },
  })

  app.route({
    ...contract.payOutWallet,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: personId } = request.params
      const { amount, reference } = request.body
      const paid = { personId, amountPaise: sentPaise(amount), reference }
      await payOutWallet(ctx, paid, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.walletPaidOut, {
        data: wireWallet(await personWallet(ctx, personId), { isOwn: false }),
      })
    },
  })
}
