import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import type { Ctx } from '#domain/ground/context.ts'

import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PageCache } from './page-cache.ts'
import type { Page } from './page-cache.ts'
import { isPersonal, pageKey } from './page-key.ts'
import { toPage } from './render.ts'

/**
 * Answers the request of a page the way React Router does, for the ctx's person; the shop's program hands it
 * in.
 */
export type PageHandler = (request: Request, ctx: Ctx) => Promise<Response>

interface Options {
  handle: PageHandler
  cache: PageCache
  /** Pages are rendered as if under this address, whatever Host a request names. */
  publicUrl: string
  isSandbox: boolean
  /** In development pages change with the code, so none is kept and scripts are not restricted. */
  isDevelopment: boolean
}

/** Serves every address that no other route has: pages, and the data of pages when the router navigates. */
export const pages = fp(async (app: FastifyInstance, options: Options) => {
  app.get('/*', { schema: { hide: true } }, (request, reply) => servePage(options, request, reply))
})

async function servePage(
  options: Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Joined and not resolved: an address that begins with // would otherwise name another host.
  const url = new URL(options.publicUrl + request.url)
  const key = pageKey(url)
  if (isPersonal(url)) return servePersonal(options, key, request, reply)
  const known = options.isDevelopment ? undefined : options.cache.get(key)
  if (known) return sendPublic(known, request, reply)

  const render = () => renderPage(options, key, request.guestCtx())
  if (options.isDevelopment) return sendPrivate(await render(), request, reply)
  const page = await options.cache.render(key, render)
  return page.tags.size > 0 ? sendPublic(page, request, reply) : sendPrivate(page, request, reply)
}

/**
 * A page of one person, past the cache on both sides: never rendered for two at once, never kept by anybody.
 */
async function servePersonal(
  options: Options,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await renderPage(options, key, await request.ctx())
  void reply.code(page.status).header('cache-control', 'private, no-store')
  return send(page, request, reply)
}

/**
 * Of who asks nothing but the ctx goes in, neither cookie nor any other header: of a guest's ctx nothing
 * personal can come out.
 */
async function renderPage(options: Options, key: string, ctx: Ctx): Promise<Page> {
  const response = await options.handle(new Request(options.publicUrl + key), ctx)
  const page = await toPage(response, (ownScripts) => contentSecurityPolicy(ownScripts, options.isSandbox))
  if (options.isDevelopment) delete page.headers['content-security-policy']
  return page
}

/** The same for everybody: kept by browsers and proxies, asked about again before it is shown. */
function sendPublic(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'public, max-age=0, must-revalidate')
  return send(page, request, reply)
}

function sendPrivate(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(page.status).header('cache-control', 'private, no-cache')
  return send(page, request, reply)
}

function send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  // One tag an encoding: the bytes differ, and a strong ETag promises bytes.
  const etag = `"${page.etag}-${encoding}"`
  void reply.headers({ ...page.headers, etag, vary: 'Accept-Encoding' })
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(page[encoding])
}

function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const list = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list) ? 'gzip' : 'identity'
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
