import path from 'node:path'

import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { pictureWidths, thumbnailWidth } from '#domain/media/rules.ts'
import { isShown } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'
import { webpOnDemand } from '#integrations/pictures/webp-on-demand.ts'

const thumbnail = new RegExp(`^([\\w-]+)-${thumbnailWidth}\\.avif$`)
const webp = new RegExp(`^([\\w-]+-(?:${pictureWidths.join('|')}))\\.webp$`)
const yearSeconds = 365 * 24 * 60 * 60

interface Options {
  files: PictureFiles
  /** The folder that they lie in; null where it is a bucket. */
  folder: string | null
}

/**
 * Serves the pictures of the products and of the people. A product's picture that was kept before there
 * were small copies is sent in its next width under the address of the copy. One that is kept in AVIF alone
 * has its WebP made when that is asked for first.
 */
export async function pictures(app: FastifyInstance, { files, folder }: Options): Promise<void> {
  const hasWebp = webpOnDemand(files)

  /** The name of the file that is sent for this address. */
  async function sentFor(name: string): Promise<string> {
    const [, wanted] = webp.exec(name) ?? []
    if (wanted) await hasWebp(wanted)
    const [, ofThumbnail] = thumbnail.exec(name) ?? []
    if (!ofThumbnail || (await files.has(name))) return name
    return `${ofThumbnail}-${pictureWidths[0]}.avif`
  }

  if (folder !== null) {
    app.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }, reply) => {
      const name = params['*'] ?? ''
      if (!isShown(name)) return reply.callNotFound()
      const sent = await sentFor(name)
      return sent === name ? undefined : reply.sendFile(sent)
    })
    await app.register(staticFiles, { root: folder, prefix: '/images/', immutable: true, maxAge: '365d' })
    return
  }

  app.get<{ Params: { '*': string } }>(
    '/images/*',
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const name = params['*']
      if (!isShown(name)) return reply.callNotFound()
      // One request of the server where it is there, as it nearly always is.
      const bytes = (await files.read(name)) ?? (await files.read(await sentFor(name)))
      if (!bytes) return reply.callNotFound()
      // What lies under a name never changes, so the name says whether a browser has it.
      const etag = `"${name}"`
      void reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`).header('etag', etag)
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(`image/${path.extname(name).slice(1)}`).send(bytes)
    },
  )
}
