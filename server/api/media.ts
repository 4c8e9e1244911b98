import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/media.ts'
import { admin } from '#domain/authorize.ts'
import { DomainError } from '#domain/errors.ts'

import { yes } from './answer.ts'

const pictureBytes = 10 * 1024 * 1024

export async function mediaCalls(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: pictureBytes, files: 1, fields: 20, parts: 21 } })
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.uploadImage,
    bodyLimit: pictureBytes + 64 * 1024,
    // Before the body is read: nobody else's ten megabytes are taken in.
    preParsing: async (request) => void admin(await request.ctx()),
    handler: async (request) => {
      const ctx = await request.ctx()
      const file = request.isMultipart() ? await request.file() : undefined
      if (!file) {
        const sentence = 'Please choose a picture to upload.'
        throw new DomainError('invalid_input', sentence, { fields: { file: sentence } })
      }
      const kept = await ctx.gateways.pictures.keepProductPicture(await file.toBuffer())
      const { path, ...facts } = kept
      return yes('Picture uploaded', {
        ...facts,
        url: path,
        secure_url: `${ctx.publicUrl}${path}`,
        public_id: path.replace(/^\/images\/|-800\.webp$/g, ''),
      })
    },
  })
}
