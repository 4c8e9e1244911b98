import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/subscriptions.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import { acceptPrice } from '#domain/subscriptions/accept-price.ts'
import { changeSubscription } from '#domain/subscriptions/change-subscription.ts'
import { dayList } from '#domain/subscriptions/day-list.ts'
import { endSubscription } from '#domain/subscriptions/end-subscription.ts'
import { pauseSubscription } from '#domain/subscriptions/pause-subscription.ts'
import { placeDays } from '#domain/subscriptions/place-days.ts'
import { subscribed } from '#domain/subscriptions/queries.ts'
import { setDelivery } from '#domain/subscriptions/set-delivery.ts'
import type { WantedDelivery } from '#domain/subscriptions/set-delivery.ts'
import { skipDay } from '#domain/subscriptions/skip-day.ts'
import { subscribe } from '#domain/subscriptions/subscribe.ts'
import { anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireHours, wireSubscribed, wireSubscriptionDay } from '#server/http/wire-subscriptions.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** What comes by itself. Each command answers all that comes to the person then. */
export async function subscriptionCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.mySubscriptions,
    handler: async (request) => {
      const data = wireSubscribed(await subscribed(await request.ctx(), request.query.userId))
      return yes(wordsOf(request).answers.subscriptions, { data })
    },
  })

  app.route({
    ...contract.subscribe,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { userId: personId, price, delivery, ...more } = request.body
      const wanted = {
        ...more,
        personId,
        pricePaise: toPaise(price),
        delivery: delivery && deliveryOfWire(delivery),
      }
      const done = await subscribe(ctx, wanted, request.headers['idempotency-key'])
      return answerWith(ctx, done, wordsOf(request).answers.subscribed)
    },
  })

  app.route({
    ...contract.setSubscriptionDelivery,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { userId: personId, ...delivery } = request.body
      const done = await setDelivery(ctx, { personId, delivery: deliveryOfWire(delivery) })
      return answerWith(ctx, done, wordsOf(request).answers.subscriptionChanged)
    },
  })

  app.route({
    ...contract.changeSubscription,
    handler: async (request) => {
      const ctx = await request.ctx()
      const done = await changeSubscription(ctx, { subscriptionId: request.params.id, ...request.body })
      return answerWith(ctx, done, wordsOf(request).answers.subscriptionChanged)
    },
  })

  app.route({
    ...contract.skipSubscriptionDay,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { day, skip: isSkipped } = request.body
      const done = await skipDay(ctx, { subscriptionId: request.params.id, day, isSkipped })
      const { daySkipped, dayComesAgain } = wordsOf(request).answers
      return answerWith(ctx, done, isSkipped ? daySkipped : dayComesAgain)
    },
  })

  app.route({
    ...contract.pauseSubscription,
    handler: async (request) => {
      const ctx = await request.ctx()
      const done = await pauseSubscription(ctx, { subscriptionId: request.params.id, pause: request.body })
      return answerWith(ctx, done, wordsOf(request).answers.subscriptionChanged)
    },
  })

  app.route({
    ...contract.acceptSubscriptionPrice,
    handler: async (request) => {
      const ctx = await request.ctx()
      const pricePaise = toPaise(request.body.price)
      const done = await acceptPrice(ctx, { subscriptionId: request.params.id, pricePaise })
      return answerWith(ctx, done, wordsOf(request).answers.priceAccepted)
    },
  })

  app.route({
    ...contract.endSubscription,
    handler: async (request) => {
      const ctx = await request.ctx()
      const done = await endSubscription(ctx, { subscriptionId: request.params.id })
      return answerWith(ctx, done, wordsOf(request).answers.subscriptionEnded)
    },
  })

  app.route({
    ...contract.subscriptionHours,
    handler: async (request) => {
      const data = wireHours(await placeDays(request.guestCtx(), request.query.pinCode ?? null))
      return yes(wordsOf(request).answers.subscriptionHours, { data })
    },
  })

  app.route({
    ...contract.subscriptionDay,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const data = wireSubscriptionDay(await dayList(await request.ctx(), request.query.day))
      return yes(wordsOf(request).answers.subscriptions, { data })
    },
  })
}

async function answerWith(ctx: Ctx, { personId }: { personId: string }, message: string) {
  return yes(message, { data: wireSubscribed(await subscribed(ctx, personId)) })
}

interface SentDelivery {
  addressId?: string | undefined
  pointId?: string | undefined
  fromMinute: number | null
  pays: WantedDelivery['payWay']
}

/** @throws invalid_input where it says no place, or two */
function deliveryOfWire({ addressId, pointId, fromMinute, pays: payWay }: SentDelivery): WantedDelivery {
  if (addressId !== undefined && pointId === undefined) return { place: { addressId }, fromMinute, payWay }
  if (addressId === undefined && pointId !== undefined)
    return { place: { pointId: pointId || null }, fromMinute, payWay }
  const problem = addressId === undefined ? 'missing' : 'unexpected'
  throw new DomainError('invalid_input', { fields: { addressId: { problem } } })
}
