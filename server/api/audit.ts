import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/audit.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { auditPage } from '#domain/audit/queries.ts'
import type { AuditEntryView } from '#domain/audit/queries.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function auditCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.auditEntries,
    preParsing: adminFirst,
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await auditPage(await request.ctx(), request.query, wanted)
      return yes(wordsOf(request).answers.audit, pageAnswer(wanted, found, wireEntry))
    },
  })
}

function wireEntry({ id, at, by, object, requestId, ...entry }: AuditEntryView): AuditEntry {
  return {
    ...entry,
    _id: id,
    at: at.toISOString(),
    by: by && { _id: by.id, name: by.name, email: by.email ?? '' },
    object: { kind: object.kind, _id: object.id, name: object.name ?? '' },
    requestId: requestId ?? '',
  }
}
