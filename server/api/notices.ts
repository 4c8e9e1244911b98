import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/notices.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import { noticeLabels } from '#domain/notices/rules.ts'
import { setNoticeMailbox } from '#domain/notices/set-mailbox.ts'
import { setNoticeSwitch } from '#domain/notices/set-switch.ts'
import { noticeSettings } from '#domain/notices/settings.ts'
import { subscribeToPushes, unsubscribeFromPushes } from '#domain/notices/subscribe.ts'
import { deskNow } from '#domain/reports/desk-now.ts'
import type { DeskStreams } from '#server/desk-streams.ts'
import { adminFirst, anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireDeskNow } from '#server/http/wire-desk.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** What the shop is told, and how: at once in panel and stall, by mail and by push. */
export async function noticeCalls(
  scope: FastifyInstance,
  { streams }: { streams: DeskStreams },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.getDeskNow,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      return yes(wordsOf(request).answers.deskNow, { data: wireDeskNow(await deskNow(ctx), onAnyDuty(ctx)) })
    },
  })

  app.route({
    ...contract.deskEvents,
    exposeHeadRoute: false,
    preParsing: anyDutyFirst,
    handler: async (request, reply) => {
      const events = streams.open(onAnyDuty(await request.ctx()))
      // nginx would keep them together.
      void reply.header('x-accel-buffering', 'no').header('connection', 'close')
      // No schema writes a stream.
      const asItComes: FastifyReply = reply.type('text/event-stream; charset=utf-8')
      return asItComes.send(events)
    },
  })

  app.route({
    ...contract.getNoticeSettings,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const { kinds, browsers, ...settings } = await noticeSettings(await request.ctx())
      const data = {
        ...settings,
        kinds: kinds.map((kind) => ({ kind, label: noticeLabels[kind] })),
        browsers: browsers.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      }
      return yes(wordsOf(request).answers.noticeSettings, { data })
    },
  })

  app.route({
    ...contract.setNoticeSwitch,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      await setNoticeSwitch(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.noticeSwitched)
    },
  })

  app.route({
    ...contract.setNoticeMailbox,
    preParsing: adminFirst,
    handler: async (request) => {
      await setNoticeMailbox(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.noticeMailboxSaved)
    },
  })

  app.route({
    ...contract.subscribeToPushes,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const { endpoint, keys } = request.body
      await subscribeToPushes(await request.ctx(), { endpoint, ...keys })
      return yes(wordsOf(request).answers.pushesOn)
    },
  })

  app.route({
    ...contract.unsubscribeFromPushes,
    handler: async (request) => {
      await unsubscribeFromPushes(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.pushesOff)
    },
  })
}
