import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/addresses.ts'
import { addAddress } from '#domain/addresses/add-address.ts'
import { changeAddress } from '#domain/addresses/change-address.ts'
import { deleteAddress } from '#domain/addresses/delete-address.ts'
import { allDeliveryAreas, deliveryTo, replaceDeliveryAreas } from '#domain/addresses/delivery-areas.ts'
import { myAddresses } from '#domain/addresses/queries.ts'
import { orderDetail } from '#domain/fulfilment/order-detail.ts'
import { setOrderAddress } from '#domain/fulfilment/set-order-address.ts'
import { shippingTo } from '#domain/pricing/rules.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireOrderDetail } from '#server/http/wire-order-detail.ts'
import { areaOfWire, wireAddress, wireAreas, wireDeliveryCost } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Two thousand areas with their notes, in Hindi too: 200 letters are 600 bytes. */
const areasBody = 2 * 1024 * 1024

/** Where one has things brought. */
export async function addressCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.myAddresses,
    handler: async (request) => {
      const mine = await myAddresses(await request.ctx())
      return yes(wordsOf(request).answers.addresses, {
        data: mine.map(({ id, isDelivered, shipping, ...address }) => ({
          _id: id,
          ...wireAddress(address),
          delivered: isDelivered,
          delivery: wireDeliveryCost(shipping),
        })),
      })
    },
  })

  app.route({
    ...contract.addAddress,
    handler: async (request) => {
      const idempotencyKey = request.headers['idempotency-key']
      const id = await addAddress(await request.ctx(), { address: request.body, idempotencyKey })
      return yes(wordsOf(request).answers.addressKept, { data: { _id: id } })
    },
  })

  app.route({
    ...contract.changeAddress,
    handler: async (request) => {
      const { id: addressId } = request.params
      await changeAddress(await request.ctx(), { addressId, address: request.body })
      return yes(wordsOf(request).answers.addressKept)
    },
  })

  app.route({
    ...contract.deleteAddress,
    handler: async (request) => {
      await deleteAddress(await request.ctx(), { addressId: request.params.id })
      return yes(wordsOf(request).answers.addressDeleted)
    },
  })

  app.route({
    ...contract.deliveryAreas,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.deliveryAreas, wireAreas(await allDeliveryAreas(await request.ctx()))),
  })

  app.route({
    ...contract.replaceDeliveryAreas,
    bodyLimit: areasBody,
    preParsing: adminFirst,
    handler: async (request) => {
      const { version } = request.body
      const areas = request.body.areas.map(areaOfWire)
      const saved = await replaceDeliveryAreas(await request.ctx(), { areas, version })
      return yes(wordsOf(request).answers.deliveryAreasSaved, wireAreas(saved))
    },
  })

  app.route({
    ...contract.deliveryTo,
    handler: async (request) => {
      const ctx = request.guestCtx()
      const { isDelivered, days, note, takesCash, ...to } = await deliveryTo(ctx, request.query.pinCode)
      const data = {
        delivered: isDelivered,
        days,
        note: note ?? '',
        cash: takesCash,
        delivery: wireDeliveryCost(shippingTo(ctx.shop.terms, to.area)),
        promised: to.promised && { ...to.promised, until: to.promised.until.toISOString() },
      }
      return yes(isDelivered ? wordsOf(request).answers.delivered : wordsOf(request).answers.notDelivered, {
        data,
      })
    },
  })

  app.route({
    ...contract.setOrderAddress,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await setOrderAddress(ctx, { orderId, ...request.body })
      return yes(wordsOf(request).answers.addressGiven, {
        data: wireOrderDetail(await orderDetail(ctx, orderId), wordsOf(request)),
      })
    },
  })
}
