import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/products.ts'
import { allProducts, everyProductFound, idsOfProducts } from '#domain/catalog/all-products.ts'
import { familyNames, packsTaxedOtherwise } from '#domain/catalog/families.ts'
import { goodsWithCart } from '#domain/catalog/goes-with.ts'
import { everyProduct, firstIdOfEachCategory, productShown, shortListing } from '#domain/catalog/queries.ts'
import { valueNamed } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { addPictures } from '#domain/products/add-pictures.ts'
import { duplicateProduct } from '#domain/products/duplicate-product.ts'
import { giveBarcodes } from '#domain/products/give-barcodes.ts'
import { goodsOfPictures } from '#domain/products/goods-of-pictures.ts'
import { setProductState } from '#domain/products/set-product-state.ts'
import { updateProduct } from '#domain/products/update-product.ts'
import { uploadProduct } from '#domain/products/upload-product.ts'
import { everyFoundProduct, searchPlaces } from '#domain/search/queries.ts'
import { mostCached } from '#server/cache/cached-calls.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { keptFields } from '#server/http/kept-fields.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { wireProduct, wireTaxedPack } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

const adminBody = 1024 * 1024

export async function productCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.uploadProduct,
    preParsing: adminFirst,
    bodyLimit: adminBody,
    handler: async (request) => {
      const { declarations } = request.body
      const product = await uploadProduct(
        await request.ctx(),
        { ...keptFields(request.body), declarations },
        request.headers['idempotency-key'],
      )
      return yes(wordsOf(request).answers.productUploaded, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.updateProduct,
    preParsing: adminFirst,
    bodyLimit: adminBody,
    handler: async (request) => {
      const { _id: id, declarations, loaded: shown, updatedAt: read } = request.body
      const updatedAt = shown?.updatedAt ?? read
      const loaded = updatedAt ? { updatedAt: new Date(updatedAt), stock: shown?.stock } : undefined
      const product = await updateProduct(await request.ctx(), {
        ...keptFields(request.body),
        id,
        declarations,
        loaded,
      })
      return yes(wordsOf(request).answers.productUpdated, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.setProductState,
    preParsing: adminFirst,
    handler: async (request) => {
      const { _id: id, state } = request.body
      const product = await setProductState(await request.ctx(), { id, state })
      const message = wordsOf(request).answers.productMoved({ productName: product.name, state })
      return yes(message, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.addPictures,
    preParsing: adminFirst,
    handler: async (request) => {
      const { _id: id, productImage: images } = request.body
      const product = await addPictures(await request.ctx(), { id, images })
      return yes(wordsOf(request).answers.picturesAdded, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.goodsOfPictures,
    preParsing: adminFirst,
    handler: async (request) => {
      const found = await goodsOfPictures(await request.ctx(), request.body.fileNames)
      const data = found.map(({ goods, ...file }) => ({
        ...file,
        goods: goods.map(({ id, name, brand, netQuantity, netUnit }) => ({
          _id: id,
          productName: name,
          brandName: brand,
          netQuantity,
          netUnit,
        })),
      }))
      return yes(wordsOf(request).answers.goodsOfPictures, { data })
    },
  })

  app.route({
    ...contract.duplicateProduct,
    preParsing: adminFirst,
    handler: async (request) => {
      const idempotencyKey = request.headers['idempotency-key']
      const product = await duplicateProduct(await request.ctx(), { id: request.body._id, idempotencyKey })
      return yes(wordsOf(request).answers.productDuplicated, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.giveBarcodes,
    preParsing: adminFirst,
    handler: async (request) => {
      await giveBarcodes(await request.ctx(), request.body.productIds)
      return yes(wordsOf(request).answers.barcodesGiven)
    },
  })

  app.route({
    ...contract.getProduct,
    handler: async (request, reply) => {
      const ctx = request.query.state ? await request.ctx() : request.guestCtx()
      const wanted = pageRequest(request.query)
      const { q, sort, state } = request.query
      const message = wordsOf(request).answers.allProducts
      if (!wanted && !q && !sort && !state && (await reply.sendCachedList(shortList(ctx, message, []))))
        return reply
      if (!wanted)
        return reply.sendWhole({
          message,
          read: (take) => everyProductFound(ctx, request.query, take),
          wire: wireProduct,
        })
      if (state)
        return yes(message, pageAnswer(wanted, await allProducts(ctx, request.query, wanted), wireProduct))
      await reply.sendCachedList({
        name: `page ${JSON.stringify([q, sort, wanted])}`,
        message,
        read: async () => {
          const { rows, ...page } = await idsOfProducts(ctx, request.query, wanted)
          const { data: ids, ...fields } = pageAnswer(wanted, { ...page, rows }, ({ id }) => id)
          return { ids, fields }
        },
      })
      return reply
    },
  })

  app.route({
    ...contract.families,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.families, { data: await familyNames(await request.ctx(), request.query) }),
  })

  app.route({
    ...contract.familyTax,
    preParsing: adminFirst,
    handler: async (request) => {
      const { _id: id, hsnCode = null, taxRate, ...family } = request.query
      const { taxRateBp = null } = keptFields({ taxRate })
      const packs = await packsTaxedOtherwise(await request.ctx(), { ...family, id, hsnCode, taxRateBp })
      return yes(wordsOf(request).answers.familyTax, { data: packs.map(wireTaxedPack) })
    },
  })

  app.route({
    ...contract.getCategoryProduct,
    handler: async (request, reply) => {
      const message = wordsOf(request).answers.oneOfEachCategory
      const ctx = request.guestCtx()
      const read = async () => ({ ids: await firstIdOfEachCategory(ctx) })
      await reply.sendCachedList({ name: 'one of each', message, read })
      return reply
    },
  })

  app.route({
    ...contract.goesWith,
    handler: async (request) => {
      const products = await goodsWithCart(request.guestCtx(), request.body)
      return yes(wordsOf(request).answers.goesWith, { data: products.map(wireProduct) })
    },
  })

  app.route({
    ...contract.categoryProduct,
    handler: async (request, reply) => {
      const categories = request.body.category
      const ctx = request.guestCtx()
      const message = wordsOf(request).answers.productsOfCategory
      // No category has no products here; in a filter it means all.
      if (categories.length === 0) return yes(message, { data: [] })
      if (await reply.sendCachedList(shortList(ctx, message, categories))) return reply
      return reply.sendWhole({
        message,
        read: (take) => everyProduct(ctx, { categories }, take),
        wire: wireProduct,
      })
    },
  })

  app.route({
    ...contract.productDetails,
    handler: async (request, reply) => {
      const { productId } = request.body
      const message = wordsOf(request).answers.product
      if (await reply.sendCachedProduct(message, productId)) return reply
      return yes(message, { data: wireProduct(await productShown(await request.ctx(), productId)) })
    },
  })

  app.route({
    ...contract.search,
    handler: async (request, reply) => {
      const { q, page, pageSize } = request.query
      const ctx = request.guestCtx()
      if (page === undefined)
        return reply.sendWhole({
          message: wordsOf(request).answers.searchResults,
          read: (take) => everyFoundProduct(ctx, q, take),
          wire: wireProduct,
        })
      await reply.sendCachedList({
        name: `search ${JSON.stringify([q, page, pageSize])}`,
        message: wordsOf(request).answers.searchResults,
        read: async () => {
          const { places, ...found } = await searchPlaces(ctx, q, { page, pageSize })
          const stocks = new Map(places.map(({ id, stock }) => [id, stock]))
          return { ids: [...stocks.keys()], stocks, fields: { ...found, page, pageSize } }
        },
      })
      return reply
    },
  })

  app.route({
    ...contract.filterProduct,
    handler: async (request, reply) => {
      const categories = request.body.category
      const ctx = request.guestCtx()
      const message = wordsOf(request).answers.filteredProducts
      if (await reply.sendCachedList(shortList(ctx, message, categories))) return reply
      return reply.sendWhole({
        message,
        read: (take) => everyProduct(ctx, { categories }, take),
        wire: wireProduct,
      })
    },
  })
}

/** The whole list of these categories (none: of all goods), to be cached where it is short. */
function shortList(ctx: Ctx, message: string, categories: readonly string[]) {
  const values = categories.map((name) => valueNamed(ctx.categories, name)).toSorted()
  return {
    name: `list ${JSON.stringify(values)}`,
    message,
    read: async () => {
      const ids = await shortListing(ctx, { categories }, mostCached)
      return ids && { ids }
    },
  }
}
