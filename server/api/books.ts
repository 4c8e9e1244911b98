import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/books.ts'
import { documentsOfMonth } from '#domain/books/month-view.ts'
import { books, monthWords } from '#domain/books/rules.ts'
import type { BookName } from '#domain/books/rules.ts'
import { takeBook } from '#domain/books/take-book.ts'
import type { BookRows } from '#domain/books/take-book.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { plainRupees } from '#domain/pricing/rules.ts'
import type { BookTable } from '#server/books/book-pdf.ts'
import { BookThread } from '#server/books/book-thread.ts'
import { bookColumns } from '#server/books/columns.ts'
import type { BookColumn } from '#server/books/columns.ts'
import { adminFirst } from '#server/http/admin-first.ts'

/** A thousand lines take some seconds to draw. */
const mostLines = 1000

/** What an accountant is given of a month. */
export async function bookCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const thread = new BookThread()
  app.addHook('onClose', () => thread.stop())

  app.route({
    ...contract.takeBookCsv,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const { book, month } = request.params
      return sendCsv(reply, await request.ctx(), { book, month })
    },
  })

  app.route({
    ...contract.takeBookPdf,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const { book, month } = request.params
      const table = await tableOf(await request.ctx(), { book, month })
      return sendPdf(reply, `${book}-${month}`, await thread.book(table))
    },
  })

  app.route({
    ...contract.takeDocumentsPdf,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const { params, query } = request
      const wanted = { month: params.month, part: query.part }
      const [first, ...others] = await documentsOfMonth(await request.ctx(), wanted)
      const title = `Invoices and credit notes of ${monthWords(params.month)}, part ${query.part}`
      const file = await thread.documents({ title, all: [first!, ...others] })
      return sendPdf(reply, `documents-${params.month}-${query.part}`, file)
    },
  })
}

interface Wanted {
  book: BookName
  month: string
}

type Row = BookRows[BookName]

/** Of a book its own columns write its rows: `takeBook` answers no others. */
function columnsOf(book: BookName): BookColumn<Row>[] {
  return bookColumns[book] as BookColumn<Row>[]
}

function sendCsv(reply: FastifyReply, ctx: Ctx, { book, month }: Wanted): Promise<FastifyReply> {
  const columns = columnsOf(book)
  return reply.sendCsv<Row>({
    fileName: `${book}-${month}`,
    columns: columns.map(({ name }) => name),
    read: (take) => takeBook(ctx, { book, month, form: 'CSV' }, take),
    lines: (row) => [columns.map(({ write }) => write(row))],
  })
}

async function tableOf(ctx: Ctx, { book, month }: Wanted): Promise<BookTable> {
  const columns = columnsOf(book)
  const rows: Row[] = []
  await takeBook(ctx, { book, month, form: 'PDF' }, async (some) => {
    rows.push(...some)
    if (rows.length > mostLines) throw new DomainError('too_long_to_print', { mostLines })
  })
  const { name: sellerName, gstin } = ctx.shop
  return {
    title: books[book],
    of: [sellerName, gstin && `GSTIN ${gstin}`, monthWords(month)].filter(Boolean).join(' · '),
    author: sellerName,
    columns: columns.map(({ name, weight, isNumber = false }) => ({ name, weight, isNumber })),
    rows: rows.map((row) => columns.map(({ write }) => write(row))),
    sums: columns.map(({ paise }, place) => {
      if (paise) return plainRupees(rows.reduce((sum, row) => sum + paise(row), 0))
      return place === 0 ? 'Sum' : ''
    }),
    at: ctx.now(),
  }
}

/** As a file: the viewers of some browsers run scripts, which the calls' Content-Security-Policy forbids. */
async function sendPdf(reply: FastifyReply, name: string, file: Buffer) {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(file)
}
