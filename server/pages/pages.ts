import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import type { PictureHost } from '#domain/media/picture-host.ts'
import type { CachedAnswers } from '#server/cache/cached-answers.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { Page } from '#server/cache/page-cache.ts'
import { wantsNewest } from '#server/cache/refresh.ts'
import type { Refresh } from '#server/cache/refresh.ts'
import { encodingFor, etagOf, hasAlready } from '#server/http/negotiation.ts'
import { wordsIn } from '#words/words.ts'

import { sendBusyPage } from './busy-page.ts'
import { cachingHeaders } from './cdn.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import {
  isAhead,
  isFile,
  isDesk,
  isPanel,
  isPersonal,
  pageKey,
  withoutEmptyFields,
  withoutExtraSlashes,
} from './page-key.ts'
import type { RenderQueue, RenderQueues } from './render-queue.ts'
import { encoded, toPage } from './render.ts'

/**
 * Answers the request of a page the way React Router does, for the ctx's person; the shop's program hands it
 * in.
 */
export type PageHandler = (request: Request, ctx: Ctx) => Promise<Response>

/** The same, made ready to be sent. */
export type PageRenderer = (request: Request, ctx: Ctx) => Promise<Page>

/** A database that was away is back by then, and so is what was busy. */
const retryAfterSeconds = 2

interface Options {
  handle: PageHandler
  /** Renders a page whole; without it the answer of `handle` is made into one on this thread. */
  render?: PageRenderer | undefined
  cache: PageCache
  /** Is told of answers that may be given again. */
  answers: CachedAnswers
  refresh: Refresh
  queues: RenderQueues
  /** Pages are rendered as if under this address, whatever Host a request names. */
  publicUrl: string
  isSandbox: boolean
  /** For how long a CDN may show a public page without asking. */
  cdnSeconds: number
  /** The panel's pages alone may send something there. */
  pictureHost: PictureHost
  /** In development pages change with the code, so none is cached and scripts are not restricted. */
  isDevelopment: boolean
}

interface Door extends Options {
  refuseBrowsing: () => void
  /** The ctx of a rendering that nobody waits for. */
  guest: () => Ctx
}

/** Serves every address that no other route has: pages, and the data of pages when the router navigates. */
export const pages = fp(async (app: FastifyInstance, options: Options) => {
  const door = { ...options, refuseBrowsing: () => app.refuseBrowsing(), guest: () => app.guestCtx() }
  if (!options.isDevelopment) options.refresh.renderWith((key, isNeeded) => renderBehind(door, key, isNeeded))
  const { record } = options.answers
  app.get('/*', { schema: { hide: true }, onResponse: record }, async (request, reply) => {
    // Joined and not resolved: an address that begins with // would otherwise name another host.
    const url = new URL(options.publicUrl + request.url)
    const elsewhere = withoutExtraSlashes(url) ?? withoutEmptyFields(url)
    if (elsewhere !== null) return reply.redirect(elsewhere, 301)
    if (isFile(url))
      return reply.code(404).type('text/plain; charset=utf-8').send(wordsIn('en').requests.noFile)
    try {
      return await servePage(door, url, request, reply)
    } catch (error) {
      if (!hasCode(error, 'busy') || url.pathname.endsWith('.data')) throw error
      return sendBusyPage(error, request, reply)
    }
  })
})

async function servePage(
  options: Door,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = pageKey(url, request.guestCtx().categories)
  if (isPersonal(url)) return servePersonal(options, key, request, reply)
  const known = options.isDevelopment ? undefined : options.cache.get(key)
  if (known && !(options.refresh.isStale(key) && wantsNewest(request.headers))) {
    options.cache.served.hits++
    options.answers.isOf(request, key, known)
    return sendPublic(options, known, request, reply)
  }

  const render = () => renderPage(options, key, () => request.guestCtx())
  if (options.isDevelopment) return sendPrivate(await render(), request, reply)
  options.cache.served.misses++
  const page = await options.cache.render(key, render)
  return page.tags.size > 0 ? sendPublic(options, page, request, reply) : sendPrivate(page, request, reply)
}

/**
 * A page of one person, past the cache on both sides: never rendered for two at once, cached by nobody.
 */
async function servePersonal(
  options: Door,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ctx = await request.ctx().catch((error: unknown) => nobodyKnown(request.guestCtx(), error))
  const page = await renderPage(options, key, () => ctx)
  void reply.code(page.status).header('cache-control', 'private, no-store')
  return send(page, request, reply)
}

/**
 * For a page when nobody can say who is here: code that asks hears why, so that the page itself answers with
 * its error and not this door.
 */
function nobodyKnown(ctx: Ctx, why: unknown): Ctx {
  return Object.defineProperty({ ...ctx }, 'actor', {
    get() {
      throw why
    },
  })
}

/**
 * Of who asks nothing but the ctx goes in, neither cookie nor any other header: of a guest's ctx nothing
 * personal can come out. It is asked for when the rendering begins: what the shop says of itself may have
 * changed since the request came. @throws busy
 */
async function renderPage(options: Door, key: string, ctx: () => Ctx): Promise<Page> {
  return queueFor(options, key).run(() => rendered(options, key, ctx()))
}

/** As if somebody asked for it, but behind all who do. */
async function renderBehind(options: Door, key: string, isNeeded: () => boolean): Promise<void> {
  await options.queues.browsing.runBehind(async () => {
    const isKey = pageKey(new URL(options.publicUrl + key), options.guest().categories) === key
    // In the cache only now that it has its place, because visitors join it there and would wait with it.
    if (isKey && isNeeded()) await options.cache.render(key, () => rendered(options, key, options.guest()))
  })
}

async function rendered(options: Options, key: string, ctx: Ctx): Promise<Page> {
  const { handle, isSandbox, isDevelopment, publicUrl } = options
  const render = options.render ?? (async (...asked) => toPage(await handle(...asked)))
  const page = await render(new Request(publicUrl + key), ctx)
  if (isDevelopment || !page.headers['content-type']?.startsWith('text/html')) return page
  // By the key, which is the address that is rendered, whatever spelling was asked for.
  const isOfPanel = isPanel(key)
  const uploadsTo = isOfPanel ? otherHost(options.pictureHost) : null
  const isOfDesk = isDesk(key)
  const policy = contentSecurityPolicy(page.scriptHashes, {
    isSandbox,
    isDesk: isOfDesk,
    isPanel: isOfPanel,
    uploadsTo,
  })
  const headers = {
    ...page.headers,
    'content-security-policy': policy,
    // Where goods are sold the camera reads bar codes; nobody else needs it, nor does a frame.
    'permissions-policy': isOfDesk ? 'camera=(self)' : 'camera=()',
  }
  return { ...page, headers }
}

/** Its origin; null for the shop's own. */
function otherHost({ url }: PictureHost): string | null {
  return url.startsWith('/') ? null : new URL(url).origin
}

/** @throws busy when nobody who only looks at goods can be served */
function queueFor({ queues, refuseBrowsing }: Door, key: string): RenderQueue {
  if (isAhead(key)) return queues.ahead
  refuseBrowsing()
  return queues.browsing
}

/** The same for everybody. */
function sendPublic(
  { cdnSeconds }: Options,
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers(cachingHeaders(page, cdnSeconds))
  return send(page, request, reply)
}

function sendPrivate(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(page.status).header('cache-control', 'private, no-cache')
  return send(page, request, reply)
}

async function send(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = etagOf(page, encoding)
  // Beside what CORS has put there: other sites must not be handed an answer that was cached for one of them.
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  void reply.headers({ ...page.headers, etag, vary })
  if (reply.statusCode === 503) void reply.header('retry-after', retryAfterSeconds)
  if (reply.statusCode === 200 && hasAlready(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(await encoded(page, encoding))
}
