import { z } from 'zod'

import { maxCartLines } from '#domain/cart/rules.ts'
import { categoryNamed, mostCategories, netUnits, sorts } from '#domain/catalog/rules.ts'
import { productStates } from '#domain/catalog/states/rules.ts'

import { answerWith, done, answerWithFields, repeatable, responses } from './envelope.ts'
import { listOrOne, searchWords } from './lenient.ts'
import { countedPage, listFields, listQuery, pageQuery } from './lists.ts'
import { nameText } from './names.ts'
import { problem } from './problems.ts'
import { declaredInput, descriptionInput, fieldInputs, imageAddresses } from './product-fields.ts'
import { product } from './product-shown.ts'

/** An opaque id. */
export const id = z.string().min(1).max(64)

/** A category to look for, by its value or label. One that the market does not have has no products. */
const categoryAsked = z
  .string()
  .overwrite(categoryNamed)
  .min(1)
  .max(100)
  .meta({ examples: ['vegetables', 'dairy products'] })

/** The same as other clients send it: one, a list, or none at all. */
const categoriesAsked = z
  .preprocess(
    (sent: string | string[] | null) =>
      [sent ?? []].flat().filter((name) => typeof name !== 'string' || name.trim() !== ''),
    z.array(categoryAsked).max(mostCategories * 2),
  )
  .default([])
  .meta({ type: ['string', 'array', 'null'] })

/** Every field of the form is required; what the form does not know has a default. */
export const uploadProductInput = z.object({ ...fieldInputs, declarations: declaredInput })

/** Name, brand, category and prices are required; any other field that is not sent keeps its value. */
export const updateProductInput = z.object({
  ...fieldInputs,
  declarations: declaredInput,
  _id: id,
  /** May be empty: only a new product has to have a picture. */
  productImage: listOrOne(imageAddresses).optional(),
  description: descriptionInput.optional(),
  /**
   * The product as the form had loaded it. With it a product that was changed since is refused
   * (`changed_meanwhile`), and a new `stock` is taken as the difference to the one that was shown, so that
   * what was sold meanwhile stays sold. Without it the change is made in any case, and `stock` counts what is
   * held for people who are paying as well.
   */
  loaded: z
    .object({
      updatedAt: z.iso.datetime(),
      stock: z.number().int().min(0).nullable(),
    })
    .optional(),
  /**
   * The same of a client that sends a whole product back: what it had read counts as loaded. A `stock` that
   * the product had at some time since then is what was read, and changes nothing.
   */
  updatedAt: z
    .preprocess((sent: string | null) => sent || undefined, z.iso.datetime({ offset: true }).optional())
    .optional(),
})

const productList = answerWith(z.array(product))

/** `newest` is for those who keep the goods; people who shop sort by price. */
const sortQuery = z.enum([...sorts, 'newest']).optional()

export const uploadProduct = {
  method: 'POST',
  url: '/api/upload-product',
  schema: {
    operationId: 'uploadProduct',
    summary: 'Add a product (admins)',
    tags: ['products'],
    headers: repeatable,
    body: uploadProductInput,
    response: responses(answerWith(product)),
  },
} as const

export const updateProduct = {
  method: 'POST',
  url: '/api/update-product',
  schema: {
    operationId: 'updateProduct',
    summary: 'Update a product (admins); 409 changed_meanwhile comes with the current product',
    tags: ['products'],
    body: updateProductInput,
    response: responses(answerWith(product)),
  },
} as const

export const setProductState = {
  method: 'POST',
  url: '/api/set-product-state',
  schema: {
    operationId: 'setProductState',
    summary: 'Archive a product, put it on the shelf or make it a draft, at once (admins)',
    tags: ['products'],
    body: z.object({ _id: id, state: z.enum(productStates) }),
    response: responses(answerWith(product)),
  },
} as const

export const addPictures = {
  method: 'POST',
  url: '/api/add-pictures',
  schema: {
    operationId: 'addPictures',
    summary: 'Give a product more pictures, behind those that it has; each once (admins)',
    tags: ['products'],
    body: z.object({ _id: id, productImage: listOrOne(imageAddresses.min(1, problem('no_image'))) }),
    response: responses(answerWith(product)),
  },
} as const

export const goodsOfPictures = {
  method: 'POST',
  url: '/api/goods-of-pictures',
  schema: {
    operationId: 'goodsOfPictures',
    summary: 'Find, for files of pictures, the goods that need one, by the names of the files (admins)',
    tags: ['products'],
    body: z.object({ fileNames: z.array(z.string().min(1).max(300)).min(1).max(500) }),
    response: responses(
      answerWith(
        z.array(
          z.object({
            fileName: z.string(),
            /** Which view of its product, by the number at the end of the name; 1 without one. */
            view: z.number().int(),
            /** One: it is the picture of that. Several: the name fits each of them. */
            goods: z.array(
              z.object({
                _id: z.string(),
                productName: z.string(),
                brandName: z.string(),
                netQuantity: z.number().int(),
                netUnit: z.enum(netUnits),
              }),
            ),
          }),
        ),
      ),
    ),
  },
} as const

export const duplicateProduct = {
  method: 'POST',
  url: '/api/duplicate-product',
  schema: {
    operationId: 'duplicateProduct',
    summary: 'Make a draft with the fields of a product, without its stock (admins)',
    tags: ['products'],
    headers: repeatable,
    body: z.object({ _id: id }),
    response: responses(answerWith(product)),
  },
} as const

export const giveBarcodes = {
  method: 'POST',
  url: '/api/give-barcodes',
  schema: {
    operationId: 'giveBarcodes',
    summary: 'Give those of these goods that have no bar code one of the shop’s own (admins)',
    tags: ['products'],
    body: z.object({ productIds: z.array(id).min(1).max(500) }),
    response: responses(done),
  },
} as const

export const getProduct = {
  method: 'GET',
  url: '/api/get-product',
  schema: {
    operationId: 'getProduct',
    summary:
      'List all products on the shelf, or those that q finds in name, Hindi name, brand or category; whole or by page',
    tags: ['products'],
    querystring: listQuery.extend({
      sort: sortQuery,
      /**
       * Without it what is on the shelf; other states, `all`, `needs_picture` (no picture, and not archived),
       * `needs_facts` (what the law wants to be said of the goods is not declared), `needs_hindi` (no Hindi
       * name or description) and `price_days` (cheaper for some days, now or soon) are for admins.
       */
      state: z
        .enum([...productStates, 'all', 'needs_picture', 'needs_facts', 'needs_hindi', 'price_days'])
        .optional(),
    }),
    response: responses(answerWithFields({ data: z.array(product), ...listFields })),
  },
} as const

export const families = {
  method: 'GET',
  url: '/api/families',
  schema: {
    operationId: 'families',
    summary:
      'List up to 20 names of families of a category that begin with q, in any state of their goods (admins)',
    tags: ['products'],
    querystring: z.object({ category: categoryAsked, q: nameText.trim().max(80).default('') }),
    response: responses(answerWith(z.array(z.string()))),
  },
} as const

/** A pack of a product, as its tax is told. */
export const taxedPack = z.object({
  productName: z.string(),
  netQuantity: z.number().int(),
  netUnit: z.enum(netUnits),
  /** null: the shop has not entered it. */
  hsnCode: z.string().nullable(),
  /** Percent; null: the shop has not entered it. */
  taxRate: z.number().nullable(),
})

export const familyTax = {
  method: 'GET',
  url: '/api/family-tax',
  schema: {
    operationId: 'familyTax',
    summary:
      'List up to 12 packs of a family whose HSN or tax rate is another one than this; _id leaves a product out (admins)',
    tags: ['products'],
    querystring: z.object({
      category: categoryAsked,
      family: nameText.trim().min(1).max(80),
      /** Without one: the shop has not entered it. */
      hsnCode: fieldInputs.hsnCode,
      taxRate: fieldInputs.taxRate,
      _id: id.optional(),
    }),
    response: responses(answerWith(z.array(taxedPack))),
  },
} as const

export const getCategoryProduct = {
  method: 'GET',
  url: '/api/get-categoryProduct',
  schema: {
    operationId: 'getCategoryProduct',
    summary: 'List one product of each category, for the category strip',
    tags: ['products'],
    response: responses(productList),
  },
} as const

export const goesWith = {
  method: 'POST',
  url: '/api/goes-with',
  schema: {
    operationId: 'goesWith',
    summary: 'List up to six products that were bought together with these by several people, most first',
    tags: ['products'],
    body: z.object({ productIds: z.array(id).max(maxCartLines) }),
    response: responses(productList),
  },
} as const

export const categoryProduct = {
  method: 'POST',
  url: '/api/category-product',
  schema: {
    operationId: 'categoryProduct',
    summary:
      'List the products of a category, by its value or label in any case; none without one, or for an unknown one',
    tags: ['products'],
    body: z.preprocess(
      (sent: { category?: string } | null) => sent ?? {},
      z.object({ category: categoriesAsked }),
    ),
    response: responses(productList),
  },
} as const

export const productDetails = {
  method: 'POST',
  url: '/api/product-details',
  schema: {
    operationId: 'productDetails',
    summary: 'Get one product, also one that is archived; a draft is for admins',
    tags: ['products'],
    body: z.object({ productId: id }),
    response: responses(answerWith(product)),
  },
} as const

/** What a page of a search has beside its products; a whole list has none of it. */
const searchFields = {
  /** False where more than `total` are found: they are counted up to 1,000. */
  totalIsExact: z.boolean().optional(),
  /** Where nothing is found, a query that finds something; null without one. */
  didYouMean: z.string().nullish(),
  /** Where nothing is found, the values of up to three near categories. */
  nearShelves: z.array(z.string()).optional(),
}

export const search = {
  method: 'GET',
  url: '/api/search',
  schema: {
    operationId: 'search',
    summary:
      'Search products by the words of q, however they are spelt: name, brand, category, aliases, description',
    tags: ['products'],
    querystring: pageQuery.extend({ q: searchWords.default('') }),
    response: responses(answerWithFields({ data: z.array(product), ...countedPage, ...searchFields })),
  },
} as const

export const filterProduct = {
  method: 'POST',
  url: '/api/filter-product',
  schema: {
    operationId: 'filterProduct',
    summary: 'List the products of one or several categories; without a category, all products',
    tags: ['products'],
    body: z.object({
      category: listOrOne(z.array(categoryAsked).max(mostCategories * 2)).default([]),
    }),
    response: responses(productList),
  },
} as const

export type Product = z.output<typeof product>
