import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/cart.ts'
import { addToCart } from '#domain/cart/add-to-cart.ts'
import { deleteCartLine } from '#domain/cart/delete-cart-line.ts'
import { joinCart } from '#domain/cart/join-cart.ts'
import { keepLines } from '#domain/cart/keep-lines.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { cartLineCount, cartsOf, keptForLater } from '#domain/cart/queries.ts'
import { updateCartLine } from '#domain/cart/update-cart-line.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import { joinedReads } from '#domain/ground/joined-reads.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { yes } from '#server/http/answer.ts'
import { wireCartLine, wireProduct } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function cartCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  // One statement for all who look at that moment: half of what it costs is to wake PostgreSQL.
  const cartsNow = joinedReads((personIds) => cartsOf(app.guestCtx(), personIds))

  app.route({
    ...contract.addToCart,
    handler: async (request) => {
      const idempotencyKey = request.headers['idempotency-key']
      const { productId } = request.body
      const { productName } = await addToCart(await request.ctx(), { productId, idempotencyKey })
      return yes(wordsOf(request).answers.inCart({ productName }))
    },
  })

  app.route({
    ...contract.countCart,
    handler: async (request) => {
      const ctx = await request.ctx()
      if (!ctx.actor)
        return { success: false, error: false, message: wordsOf(request).answers.nobodySignedIn }
      return yes(wordsOf(request).answers.cartCount, { data: { count: await cartLineCount(ctx) } })
    },
  })

  app.route({
    ...contract.viewCart,
    handler: async (request) => {
      const { id } = signedIn(await request.ctx())
      const lines = (await cartsNow([id])).get(id) ?? []
      return yes(wordsOf(request).answers.cart, { data: lines.map(wireCartLine) })
    },
  })

  app.route({
    ...contract.updateCartLine,
    handler: async (request) => {
      const { _id: lineId, quantity } = request.body
      await updateCartLine(await request.ctx(), { lineId, quantity })
      return yes(wordsOf(request).answers.cartUpdated)
    },
  })

  app.route({
    ...contract.deleteCartLine,
    handler: async (request) => {
      await deleteCartLine(await request.ctx(), { lineId: request.body._id })
      return yes(wordsOf(request).answers.itemRemoved)
    },
  })

  app.route({
    ...contract.priceCart,
    handler: async (request) => {
      const { lines, totals, soldOut, gone, unknown } = await priceCart(request.guestCtx(), request.body)
      return yes(wordsOf(request).answers.cart, {
        data: {
          lines: lines.map(({ quantity, product }) => ({ quantity, productId: wireProduct(product) })),
          soldOut: soldOut.map(named),
          gone: gone.map(named),
          unknown,
          subtotal: toRupees(totals.subtotalPaise),
          shipping: toRupees(totals.shippingPaise),
          deposit: toRupees(totals.depositPaise),
          total: toRupees(totals.totalPaise),
          totalDiscount: toRupees(totals.discountPaise),
        },
      })
    },
  })

  app.route({
    ...contract.keepLines,
    handler: async (request) => {
      await keepLines(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.keptForLater)
    },
  })

  app.route({
    ...contract.viewKept,
    handler: async (request) => {
      const lines = await keptForLater(await request.ctx())
      return yes(wordsOf(request).answers.keptForLater, {
        data: lines.map(({ quantity, product }) => ({ quantity, productId: wireProduct(product) })),
      })
    },
  })

  app.route({
    ...contract.joinCart,
    handler: async (request) => {
      const idempotencyKey = request.headers['idempotency-key']
      const lines = request.body.lines.map(({ priceWhenAdded, ...line }) => ({
        ...line,
        priceWhenAddedPaise: priceWhenAdded === undefined ? undefined : toPaise(priceWhenAdded),
      }))
      const { joined, missing } = await joinCart(await request.ctx(), { lines, idempotencyKey })
      return yes(wordsOf(request).answers.cartUpdated, {
        data: { joined, missing: missing.map(({ productId, ...line }) => ({ _id: productId, ...line })) },
      })
    },
  })
}

function named({ id, name }: { id: string; name: string }) {
  return { _id: id, productName: name }
}
