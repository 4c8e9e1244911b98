import path from 'node:path'

import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import type { CachedAnswers } from '#server/cache/cached-answers.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { Refresh } from '#server/cache/refresh.ts'
import type { PoolFigures } from '#server/metrics/process-figures.ts'
import type { Settings } from '#server/settings.ts'

import { pages } from './pages.ts'
import type { PageHandler, PageRenderer } from './pages.ts'
import type { RenderQueues } from './render-queue.ts'
import { serviceWorker } from './service-worker.ts'

/** React Router's part. */
export interface PagesOptions {
  handle: PageHandler
  /** Renders a page whole, on another thread. */
  render?: PageRenderer
  clientFolder: string | null
  isDevelopment: boolean
  /** The patterns of all pages, such as `/product/:id/:slug?`, in the order in which they are tried. */
  patterns?: readonly string[]
  /** The connections with which pages are rendered on another thread. */
  pool?: () => PoolFigures
  /** Ends what renders, once the last page has been sent. */
  stop?: () => Promise<void>
}

/** Serves the pages, and what their scripts and styles are. */
export async function registerPages(
  app: FastifyInstance,
  { handle, render, clientFolder, isDevelopment }: PagesOptions,
  settings: Settings,
  caching: { cache: PageCache; answers: CachedAnswers; refresh: Refresh; queues: RenderQueues },
): Promise<void> {
  if (clientFolder) {
    await app.register(staticFiles, {
      root: path.join(clientFolder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
    // What must have a name of its own at the top, such as the manifest. Listed at the start: all else is a
    // page.
    await app.register(staticFiles, {
      root: clientFolder,
      wildcard: false,
      globIgnore: ['assets/**', '**/.*', 'sw.js'],
      decorateReply: false,
      maxAge: '1h',
    })
  }
  await app.register(serviceWorker, { clientFolder: settings.serviceWorker ? clientFolder : null })
  const { publicUrl, payments, pictureHost, cdnSeconds } = settings
  const { isSandbox } = payments
  await app.register(pages, {
    handle,
    render,
    ...caching,
    publicUrl,
    isSandbox,
    pictureHost,
    cdnSeconds,
    isDevelopment,
  })
}
