import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { renderSVG } from 'uqr'

import * as contract from '#contract/counter.ts'
import { openLinkedPayment, payLink, verifyLinkedPayment } from '#domain/counter/pay-link.ts'
import { yes } from '#server/http/answer.ts'
import { words } from '#words/words.ts'

/** What the shopkeeper does for somebody at the telephone or the stall, and what that person does then. */
export async function counterCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.payLink,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { token } = await payLink(ctx, request.params.id)
      const url = `${ctx.publicUrl}/order/${token}/pay`
      return yes(words.answers.payLink, { data: { url, qrCode: renderSVG(url, { border: 2 }) } })
    },
  })

  app.route({
    ...contract.openLinkedPayment,
    handler: async (request) => {
      const { keyId, ...order } = await openLinkedPayment(request.guestCtx(), request.params.token)
      const wire = { id: order.id, amount: order.amountPaise, currency: order.currency }
      return yes(words.answers.paymentOrderCreated, { order: wire, keyId })
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
      return yes(words.answers.paymentVerified)
    },
  })
}
