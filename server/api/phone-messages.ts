import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/phone-messages.ts'
import type { PhoneMessageInList } from '#contract/phone-messages.ts'
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
