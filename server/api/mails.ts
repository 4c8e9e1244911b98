import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/mails.ts'
import type { Mail, MailInList } from '#contract/mails.ts'
import { allMails, mailById } from '#domain/mails/queries.ts'
import type { MailView } from '#domain/mails/queries.ts'
import { sendMailAgain } from '#domain/mails/send-again.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function mailCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allMails,
    preParsing: adminFirst,
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await allMails(await request.ctx(), request.query, wanted)
      return yes(wordsOf(request).answers.mails, pageAnswer(wanted, found, wireMailInList))
    },
  })

  app.route({
    ...contract.getMail,
    preParsing: adminFirst,
    handler: async (request) => {
      const view = await mailById(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.mail, { data: wireMail(view) })
    },
  })

  app.route({
    ...contract.sendMailAgain,
    preParsing: adminFirst,
    handler: async (request) => {
      await sendMailAgain(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.mailSentAgain)
    },
  })
}

function wireMailInList({ mail, subject }: MailView): MailInList {
  return {
    _id: mail.id,
    kind: mail.kind,
    to: { name: mail.name, email: mail.address },
    subject,
    status: mail.state,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? '',
    attempts: mail.attempts,
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? '',
    failure: mail.failure ?? '',
  }
}

function wireMail(view: MailView): Mail {
  return { ...wireMailInList(view), text: view.text, html: view.html }
}
