import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as consent from '#contract/phone-consent.ts'
import type { PhoneConsent as WirePhoneConsent } from '#contract/phone-consent.ts'
import * as contract from '#contract/phone-messages.ts'
import type { PhoneMessageInList } from '#contract/phone-messages.ts'
import { phoneConsent, setPhoneConsent } from '#domain/phone-messages/consent.ts'
import type { PhoneConsent } from '#domain/phone-messages/consent.ts'
import { allPhoneMessages, newestAnswers } from '#domain/phone-messages/queries.ts'
import type { PhoneView } from '#domain/phone-messages/queries.ts'
import { phoneChannels } from '#domain/phone-messages/rules.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function phoneMessageCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allPhoneMessages,
    preParsing: adminFirst,
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await allPhoneMessages(await request.ctx(), request.query, wanted)
      return yes(wordsOf(request).answers.phoneMessages, pageAnswer(wanted, found, wirePhoneMessage))
    },
  })

  app.route({
    ...contract.phoneAnswers,
    preParsing: adminFirst,
    handler: async (request) => {
      const found = await newestAnswers(await request.ctx())
      return yes(wordsOf(request).answers.phoneAnswers, {
        data: found.map(({ id, channel, mobile, personId, text, at }) => ({
          _id: id,
          channel: phoneChannels[channel],
          from: mobile,
          userId: personId ?? '',
          text,
          at: at.toISOString(),
        })),
      })
    },
  })

  app.route({
    ...consent.getPhoneConsent,
    handler: async (request) =>
      yes(wordsOf(request).answers.phoneConsent, {
        data: wireConsent(await phoneConsent(await request.ctx())),
      }),
  })

  app.route({
    ...consent.setPhoneConsent,
    handler: async (request) => {
      const { isGiven } = request.body
      const data = wireConsent(await setPhoneConsent(await request.ctx(), request.body))
      const { phoneConsentGiven, phoneConsentEnded } = wordsOf(request).answers
      return yes(isGiven ? phoneConsentGiven : phoneConsentEnded, { data })
    },
  })
}

function wireConsent({ mobile, channels }: PhoneConsent): WirePhoneConsent {
  return {
    mobile: mobile ?? '',
    channels: channels.map(({ channel, givenAt }) => ({
      channel,
      name: phoneChannels[channel],
      givenAt: givenAt?.toISOString() ?? '',
    })),
  }
}

function wirePhoneMessage({ row, text }: PhoneView): PhoneMessageInList {
  return {
    _id: row.id,
    channel: row.channel,
    kind: row.kind,
    to: row.mobile,
    text,
    status: row.state,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? '',
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? '',
    failure: row.failure ?? '',
  }
}
