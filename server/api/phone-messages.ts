import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as consent from '#contract/phone-consent.ts'
import type { PhoneConsent as WirePhoneConsent } from '#contract/phone-consent.ts'
import * as contract from '#contract/phone-messages.ts'
import type { PhoneMessageInList } from '#contract/phone-messages.ts'
import { phoneConsent, setPhoneConsent } from '#domain/phone-messages/consent.ts'
import type { PhoneConsent } from '#domain/phone-messages/consent.ts'
import { allPhoneMessages } from '#domain/phone-messages/queries.ts'
import type { PhoneView } from '#domain/phone-messages/queries.ts'
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
      const data = wireConsent(await setPhoneConsent(await request.ctx(), { isGiven }))
      const { phoneConsentGiven, phoneConsentEnded } = wordsOf(request).answers
      return yes(isGiven ? phoneConsentGiven : phoneConsentEnded, { data })
    },
  })
}

function wireConsent({ isOffered, mobile, givenAt }: PhoneConsent): WirePhoneConsent {
  return { offered: isOffered, mobile: mobile ?? '', givenAt: givenAt?.toISOString() ?? '' }
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
