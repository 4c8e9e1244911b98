import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { languages, pathIn } from '#words/languages.ts'

import { offlineHtml, offlineScript } from './offline-page.ts'

/** Deletes what an earlier worker has kept, and then itself. */
export const goneWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

interface Options {
  /** Where the built worker is; null where there is to be none. */
  clientFolder: string | null
}

/** The service worker and the page that it keeps for when there is no line (docs/decisions/082). */
export async function serviceWorker(app: FastifyInstance, { clientFolder }: Options): Promise<void> {
  const script = clientFolder ? readFileSync(path.join(clientFolder, 'sw.js'), 'utf8') : goneWorker
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )

  const hash = createHash('sha256').update(offlineScript).digest('base64')
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'`
  for (const language of languages)
    app.get(pathIn(language, '/offline'), { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(offlineHtml(language)),
    )
}
