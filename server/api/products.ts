import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/products.ts'
import { firstOfEachCategory, listingSummary, listProducts, productById } from '#domain/catalog/queries.ts'
import type { CategoryValue } from '#domain/catalog/rules.ts'
import { updateProduct } from '#domain/catalog/update-product.ts'
import { uploadProduct } from '#domain/catalog/upload-product.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import { searchProducts } from '#domain/search/queries.ts'
import { yes } from '#server/http/answer.ts'
import { wireProduct } from '#server/http/wire.ts'
import { words } from '#words/words.ts'

const adminBody = 1024 * 1024

export async function productCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.uploadProduct,
    bodyLimit: adminBody,
    handler: async (request) => {
      const { productImage: images, ...input } = request.body
      const product = await uploadProduct(await request.ctx(), { ...fieldsOf(input), images })
      return yes(words.answers.productUploaded, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.updateProduct,
    bodyLimit: adminBody,
    handler: async (request) => {
      const { _id: id, productImage: images, ...input } = request.body
      const product = await updateProduct(await request.ctx(), { ...fieldsOf(input), id, images })
      return yes(words.answers.productUpdated, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.getProduct,
    handler: async (request) => {
      const { page, pageSize, sort } = request.query
      const ctx = request.guestCtx()
      const paging = page ? { page, pageSize } : undefined
      const products = await listProducts(ctx, { categories: [], sort, paging })
      const whole = paging ? { total: (await listingSummary(ctx, [])).total, ...paging } : {}
      return yes(words.answers.allProducts, { data: products.map(wireProduct), ...whole })
    },
  })

  app.route({
    ...contract.getCategoryProduct,
    handler: async (request) =>
      yes(words.answers.oneOfEachCategory, {
        data: (await firstOfEachCategory(request.guestCtx())).map(wireProduct),
      }),
  })

  app.route({
    ...contract.categoryProduct,
    handler: async (request) => {
      const categories = [request.body.category as CategoryValue]
      const products = await listProducts(request.guestCtx(), { categories })
      return yes(words.answers.productsOfCategory, { data: products.map(wireProduct) })
    },
  })

  app.route({
    ...contract.productDetails,
    handler: async (request) =>
      yes(words.answers.product, {
        data: wireProduct(await productById(request.guestCtx(), request.body.productId)),
      }),
  })

  app.route({
    ...contract.search,
    handler: async (request) => {
      const { q, page, pageSize } = request.query
      const paging = page ? { page, pageSize } : undefined
      const found = await searchProducts(request.guestCtx(), q, paging)
      const whole = paging ? { total: found.total, ...paging } : {}
      return yes(words.answers.searchResults, { data: found.products.map(wireProduct), ...whole })
    },
  })

  app.route({
    ...contract.filterProduct,
    handler: async (request) => {
      const categories = request.body.category as CategoryValue[]
      const products = await listProducts(request.guestCtx(), { categories })
      return yes(words.answers.filteredProducts, { data: products.map(wireProduct) })
    },
  })
}

/** The names of the wire in the domain's words. */
function fieldsOf<
  Input extends {
    productName: string
    brandName: string
    price: number | string
    sellingPrice: number | string
  },
>({ productName, brandName, price, sellingPrice, ...rest }: Input) {
  return {
    ...rest,
    name: productName,
    brand: brandName,
    listPricePaise: toPaise(Number(price)),
    sellingPricePaise: toPaise(Number(sellingPrice)),
  }
}
