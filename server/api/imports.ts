import { createHash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import type { ImportLine, ImportPicture, ImportShown } from '#contract/imports.ts'
import * as contract from '#contract/imports.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { fetchPicturesAgain } from '#domain/imports/fetch-again.ts'
import { planImport } from '#domain/imports/plan-import.ts'
import type { ImportedRow } from '#domain/imports/plan-lines.ts'
import { importById, linesOfImport, picturesOfImport } from '#domain/imports/queries.ts'
import type { ImportLineView, ImportPictureView, ImportView } from '#domain/imports/queries.ts'
import { takeImport } from '#domain/imports/take-import.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { byColumn, formerColumnNames, importedRow, productColumnNames } from '#server/csv/product-columns.ts'
import { openCsv } from '#server/csv/read-csv.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { refuseTooLarge } from '#server/http/refuse-too-large.ts'
import { wireTaxedPack } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { fieldSentences } from '#words/words.ts'
import type { Words } from '#words/words.ts'

const fileBytes = 20 * 1024 * 1024

/**
 * `onConfirmed` is called once an import is to be taken, to have that done now rather than at the next round.
 */
export async function importCalls(
  scope: FastifyInstance,
  { onConfirmed }: { onConfirmed: () => void },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  // Spreadsheets and browsers have several names for it; what it is, is seen from its bytes.
  const csvTypes = ['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain']
  app.addContentTypeParser(csvTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    ...contract.planImport,
    preParsing: adminFirst,
    bodyLimit: fileBytes,
    errorHandler: refuseTooLarge(() => new DomainError('bad_csv', { why: 'too_large' })),
    handler: async (request) => {
      const bytes: unknown = request.body
      if (!Buffer.isBuffer(bytes)) throw new DomainError('bad_csv', { why: 'empty' })
      const planned = await planImport(await request.ctx(), {
        fileName: request.query.fileName,
        hash: createHash('sha256').update(bytes).digest('hex'),
        rows: () => importedRows(bytes),
      })
      return yes(wordsOf(request).answers.importPlanned, { data: wireImport(planned) })
    },
  })

  app.route({
    ...contract.getImport,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.importPlanned, {
        data: wireImport(await importById(await request.ctx(), request.params.id)),
      }),
  })

  app.route({
    ...contract.linesOfImport,
    preParsing: adminFirst,
    handler: async (request) => {
      const wanted = { id: request.params.id, page: request.query.page }
      const { lines, total } = await linesOfImport(await request.ctx(), wanted)
      return yes(wordsOf(request).answers.importLines, {
        data: lines.map((line) => wireLine(wordsOf(request), line)),
        total,
      })
    },
  })

  app.route({
    ...contract.picturesOfImport,
    preParsing: adminFirst,
    handler: async (request) => {
      const wanted = { id: request.params.id, page: request.query.page }
      const { pictures, total } = await picturesOfImport(await request.ctx(), wanted)
      return yes(wordsOf(request).answers.importPictures, {
        data: pictures.map((picture) => wirePicture(wordsOf(request), picture)),
        total,
      })
    },
  })

  app.route({
    ...contract.fetchPicturesAgain,
    preParsing: adminFirst,
    handler: async (request) => {
      const asked = await fetchPicturesAgain(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.importPicturesAgain, { data: wireImport(asked) })
    },
  })

  app.route({
    ...contract.takeImport,
    preParsing: adminFirst,
    handler: async (request) => {
      const taking = { id: request.params.id, version: request.body.version }
      const taken = await takeImport(await request.ctx(), taking)
      onConfirmed()
      return yes(wordsOf(request).answers.importBegun, { data: wireImport(taken) })
    },
  })
}

async function* importedRows(bytes: Buffer): AsyncGenerator<ImportedRow> {
  const file = await openCsv(bytes, productColumnNames, formerColumnNames)
  if (!file.columns.includes('id') && !file.columns.includes('name'))
    throw new DomainError('bad_csv', { why: 'no_name' })
  for await (const row of file.rows) yield importedRow(row, file)
}

function wireImport(row: ImportView): ImportShown {
  return {
    _id: row.id,
    fileName: row.fileName,
    state: row.state,
    version: row.version,
    setback: row.setback,
    counts: {
      wrong: row.wrongLines,
      changed: row.changedLines,
      new: row.newLines,
      unchanged: row.unchangedLines,
    },
    done: row.done,
    needPicture: row.needPicture,
    pictures: row.pictures,
    bigSteps: {
      total: row.bigSteps.total,
      first: row.bigSteps.first.map(({ name, price, beforePaise, afterPaise }) => ({
        name,
        price,
        before: toRupees(beforePaise),
        after: toRupees(afterPaise),
      })),
    },
    takenAt: row.takenAt?.toISOString() ?? null,
    takenBeforeAt: row.takenBeforeAt?.toISOString() ?? null,
  }
}

function wireLine(words: Words, of: ImportLineView): ImportLine {
  const { line, kind, name, productId, problems, before, after, ...row } = of
  const sentences = fieldSentences(words, (problems ?? {}) as Record<string, FieldProblem>)
  return {
    line,
    kind,
    name,
    productId: kind === 'new' ? null : productId,
    problems: byColumn(sentences),
    before,
    after,
    isAboveListPrice: row.isAboveListPrice,
    otherTax: row.otherTax.map(wireTaxedPack),
  }
}

function wirePicture(words: Words, { why, ...picture }: ImportPictureView): ImportPicture {
  const { why: sentence } = why ? fieldSentences(words, { why: { problem: 'not_fetched', why } }) : {}
  return { ...picture, why: sentence ?? null }
}
