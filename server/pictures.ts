import { access } from 'node:fs/promises'
import path from 'node:path'

import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { pictureWidths, thumbnailWidth } from '#domain/media/rules.ts'

const thumbnail = new RegExp(`^([\\w-]+)-${thumbnailWidth}\\.avif$`)

/**
 * Serves the pictures of the products and of the people. A product's picture that was kept before there were
 * small copies is sent in its next width under the address of the copy.
 */
export async function pictures(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }, reply) => {
    const [file, name] = thumbnail.exec(params['*'] ?? '') ?? []
    if (!file || (await exists(path.join(folder, file)))) return
    return reply.sendFile(`${name}-${pictureWidths[0]}.avif`)
  })
  await app.register(staticFiles, { root: folder, prefix: '/images/', immutable: true, maxAge: '365d' })
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
