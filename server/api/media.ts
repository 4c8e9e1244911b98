import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/media.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

const pictureBytes = 10 * 1024 * 1024

export async function mediaCalls(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: pictureBytes, files: 1, fields: 20, parts: 21 } })
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.uploadImage,
    bodyLimit: pictureBytes + 64 * 1024,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const kept = await ctx.gateways.pictures.keepProductPicture(await fileOf(request))
      const { path, ...facts } = kept
      return yes(wordsOf(request).answers.pictureUploaded, {
        ...facts,
        url: path,
        secure_url: `${ctx.publicUrl}${path}`,
        public_id: path.replace(/^\/images\/|-800\.webp$/g, ''),
      })
    },
  })
}

/** The bytes of the form's file. @throws invalid_input */
async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw badUpload('no_file')
  try {
    const file = await request.file()
    if (file) return await file.toBuffer()
  } catch (error) {
    // What the form's reader has no status for is a form that is broken.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw badUpload('file_incomplete')
  }
  throw badUpload('no_file')
}

function badUpload(problem: 'no_file' | 'file_incomplete'): DomainError {
  return new DomainError('invalid_input', { fields: { file: { problem } } })
}
