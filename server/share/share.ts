import type { FastifyInstance, FastifyReply } from 'fastify'

import { addressBlocks, productAddresses } from '#domain/catalog/product-addresses.ts'
import { productShown } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { growerSlugs } from '#domain/growers/queries.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'
import { languages, pathIn } from '#words/languages.ts'

import { CardStore } from './card-store.ts'
import { manifest } from './manifest.ts'
import { addressList, listOfLists, pageAddresses, wholeShop } from './sitemap.ts'

interface Options {
  publicUrl: string
  files: PictureFiles
}

/**
 * What search engines, telephones and services that show links ask for beside the pages: robots.txt, the
 * sitemap, the manifest, pictures for sharing.
 */
export async function found(app: FastifyInstance, { publicUrl, files }: Options): Promise<void> {
  const cards = new CardStore(files)
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, (_request, reply) =>
    cachedForAnHour(reply).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const ctx = request.guestCtx()
    const blocks = await addressBlocks(ctx)
    if (blocks.length > 1) return sendXml(reply, listOfLists(publicUrl, blocks))
    const products = await productAddresses(ctx, blocks[0] ?? 1)
    return sendXml(reply, wholeShop(publicUrl, await otherPages(ctx), products))
  })

  app.get('/sitemap-pages.xml', hidden, async (request, reply) =>
    sendXml(reply, addressList(publicUrl, pageAddresses(await otherPages(request.guestCtx())))),
  )

  app.get<{ Params: { page: string } }>(
    '/sitemap-products-:page(^\\d{1,5}).xml',
    hidden,
    async (request, reply) => {
      const products = await productAddresses(request.guestCtx(), Number(request.params.page))
      if (products.length === 0) return reply.callNotFound()
      return sendXml(reply, addressList(publicUrl, products))
    },
  )

  app.get('/manifest.webmanifest', hidden, (request, reply) =>
    cachedForAnHour(reply)
      .type('application/manifest+json')
      .send(JSON.stringify(manifest(request.guestCtx().shop.name))),
  )

  app.get('/og/haat.jpg', hidden, async (request, reply) =>
    sendCard(reply, await cards.cardOf(null, request.guestCtx().shop.name)),
  )

  app.get<{ Params: { id: string } }>('/og/product/:id.jpg', hidden, async (request, reply) => {
    const ctx = request.guestCtx()
    const product = await productShown(ctx, request.params.id).catch((error: unknown) => {
      if (hasCode(error, 'not_found')) return null
      throw error
    })
    return product ? sendCard(reply, await cards.cardOf(product, ctx.shop.name)) : reply.callNotFound()
  })
}

async function otherPages(ctx: Ctx) {
  return { categories: ctx.categories, growers: await growerSlugs(ctx) }
}

/** What is somebody's own or no page at all is not for robots. */
function robots(publicUrl: string): string {
  const pages = [
    '/admin-panel',
    '/stall',
    '/my-orders',
    '/order',
    '/o/',
    '/account',
    '/claim',
    '/khata/',
    '/statement/',
    '/success',
    '/cancel',
  ]
  const closed = ['/api/', '/sandbox/', ...languages.flatMap((one) => pages.map((page) => pathIn(one, page)))]
  return [
    'User-agent: *',
    ...closed.map((start) => `Disallow: ${start}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return cachedForAnHour(reply).type('application/xml; charset=utf-8').send(xml)
}

function sendCard(reply: FastifyReply, card: Buffer): FastifyReply {
  // Services that show links may show it in their own pages.
  void reply.header('cross-origin-resource-policy', 'cross-origin')
  return cachedForAnHour(reply).type('image/jpeg').send(card)
}

function cachedForAnHour(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600')
}
