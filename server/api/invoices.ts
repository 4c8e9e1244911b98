import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/invoices.ts'
import { creditNoteOfOrder, invoiceOfOrder } from '#domain/invoices/queries.ts'
import type { DocumentIn } from '#server/documents/document-pdf.ts'
import { DocumentStore } from '#server/documents/document-store.ts'

export async function invoiceCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const documents = new DocumentStore()
  app.addHook('onClose', () => documents.stop())

  app.route({
    ...contract.getInvoice,
    handler: async (request, reply) => {
      const { params, query } = request
      const printed = await invoiceOfOrder(await request.ctx(), params.id, query.invoice)
      return sendPdf(reply, { printed, language: query.language }, documents)
    },
  })

  app.route({
    ...contract.getCreditNote,
    handler: async (request, reply) => {
      const { id: orderId, noteId } = request.params
      const printed = await creditNoteOfOrder(await request.ctx(), { orderId, noteId })
      return sendPdf(reply, { printed, language: request.query.language }, documents)
    },
  })
}

/** As a file: the viewers of some browsers run scripts, which the calls' Content-Security-Policy forbids. */
async function sendPdf(reply: FastifyReply, document: DocumentIn, documents: DocumentStore) {
  const name = document.printed.document.number.replaceAll('/', '-')
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(await documents.pdfOf(document))
}
