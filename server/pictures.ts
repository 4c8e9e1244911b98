import path from 'node:path'

import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { pictureWidths, thumbnailWidth } from '#domain/media/rules.ts'
import { exists } from '#integrations/pictures/keep-file.ts'
import { webpOnDemand } from '#integrations/pictures/webp-on-demand.ts'

const thumbnail = new RegExp(`^([\\w-]+)-${thumbnailWidth}\\.avif$`)
const webp = new RegExp(`^([\\w-]+-(?:${pictureWidths.join('|')}))\\.webp$`)

/**
 * Serves the pictures of the products and of the people. A product's picture that was kept before there
 * were small copies is sent in its next width under the address of the copy. One that is kept in AVIF alone
 * has its WebP made when that is asked for first.
 */
export async function pictures(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const hasWebp = webpOnDemand(folder)
  app.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }, reply) => {
    const [, wanted] = webp.exec(params['*'] ?? '') ?? []
    if (wanted) await hasWebp(wanted)
    const [file, name] = thumbnail.exec(params['*'] ?? '') ?? []
    if (!file || (await exists(path.join(folder, file)))) return
    return reply.sendFile(`${name}-${pictureWidths[0]}.avif`)
  })
  await app.register(staticFiles, { root: folder, prefix: '/images/', immutable: true, maxAge: '365d' })
}
