import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/slots.ts'
import { zoneOf } from '#domain/addresses/delivery-areas.ts'
import { changeSlot } from '#domain/fulfilment/change-slot.ts'
import { closeDay, ordersOfDay } from '#domain/fulfilment/close-day.ts'
import { orderDetail } from '#domain/fulfilment/order-detail.ts'
import { freeSlots } from '#domain/slots/queries.ts'
import { comingSlots, endZone, plannedZones, saveZone } from '#domain/slots/zones.ts'
import type { PlannedZone } from '#domain/slots/zones.ts'
import { adminFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireOrderDetail } from '#server/http/wire-order-detail.ts'
import { wireSlot, wireZone } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** When orders are brought, or collected. */
export async function slotCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.plannedZones,
    preParsing: adminFirst,
    handler: async (request) => {
      const data = (await plannedZones(await request.ctx())).map(wirePlannedZone)
      return yes(wordsOf(request).answers.zones, { data })
    },
  })

  app.route({
    ...contract.saveZone,
    preParsing: adminFirst,
    handler: async (request) => {
      const saved = await saveZone(await request.ctx(), zoneOfWire(request.body))
      return yes(wordsOf(request).answers.zoneSaved, { data: wirePlannedZone(saved) })
    },
  })

  app.route({
    ...contract.endZone,
    preParsing: adminFirst,
    handler: async (request) => {
      await endZone(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.zoneEnded)
    },
  })

  app.route({
    ...contract.comingSlots,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const slots = await comingSlots(await request.ctx())
      const data = slots.map(({ capacity, reserved, ...slot }) => ({ ...wireSlot(slot), capacity, reserved }))
      return yes(wordsOf(request).answers.comingSlots, { data })
    },
  })

  app.route({
    ...contract.ordersOfDay,
    preParsing: adminFirst,
    handler: async (request) => {
      const found = await ordersOfDay(await request.ctx(), request.query.day)
      const data = found.map(({ number: orderNumber, ...order }) => ({ ...order, orderNumber }))
      return yes(wordsOf(request).answers.ordersOfDay, { data })
    },
  })

  app.route({
    ...contract.closeDay,
    preParsing: adminFirst,
    handler: async (request) => {
      const moved = await closeDay(await request.ctx(), request.body)
      const data = moved.map(({ number: orderNumber, slot, ...order }) => ({
        ...order,
        orderNumber,
        slot: slot && wireSlot(slot),
      }))
      return yes(wordsOf(request).answers.dayClosed, { data })
    },
  })

  app.route({
    ...contract.freeSlots,
    handler: async (request) => {
      const ctx = request.guestCtx()
      const { pinCode, collect } = request.query
      const zoneId = pinCode === undefined ? null : await zoneOf(ctx, { pinCode })
      const place = collect ? ({ points: true } as const) : zoneId === null ? null : { zoneId }
      const data = (await freeSlots(ctx, place)).map(wireSlot)
      return yes(wordsOf(request).answers.freeSlots, { data })
    },
  })

  app.route({
    ...contract.changeSlot,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await changeSlot(ctx, { orderId, slotId: request.body.slotId })
      const data = wireOrderDetail(await orderDetail(ctx, orderId), wordsOf(request))
      return yes(wordsOf(request).answers.slotChanged, { data })
    },
  })
}

function wirePlannedZone({ position, areas, plans, ...zone }: PlannedZone): contract.PlannedZone {
  return { ...wireZone(zone), position, areas, plans: plans.map(({ id, ...plan }) => ({ _id: id, ...plan })) }
}

function zoneOfWire({ _id, hindiName, place, hindiPlace, plans, ...zone }: contract.SavedZone) {
  return {
    ...zone,
    id: _id,
    hindiName: hindiName || null,
    // An area is known by its PIN codes.
    place: zone.kind === 'point' ? place || null : null,
    hindiPlace: zone.kind === 'point' ? hindiPlace || null : null,
    plans: plans.map(({ _id: id, ...plan }) => ({ id, ...plan })),
  }
}
