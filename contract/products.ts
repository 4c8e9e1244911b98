import { z } from 'zod'

import { categoryValues, netUnits, sorts } from '#domain/catalog/rules.ts'

import { answerWith, answerWithFields, repeatable, responses } from './envelope.ts'
import { countedPage, listFields, listQuery, pageQuery } from './lists.ts'
import { problem, problemOrMissing } from './problems.ts'
import { product } from './product.ts'

/** An opaque id. */
export const id = z.string().min(1).max(64)

const maxRupees = 10_000_000
const inRupees = problemOrMissing('bad_rupees')

function hasPaiseAtMost(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** Rupees as clients send them: a number or a numeric string, at most two decimals, up to one crore. */
export const rupeesInput = z.union(
  [
    z.number().min(0, inRupees).max(maxRupees, inRupees).refine(hasPaiseAtMost, inRupees),
    z
      .string()
      .trim()
      .regex(/^\d{1,8}(\.\d{1,2})?$/, inRupees)
      .refine((digits) => Number(digits) <= maxRupees, inRupees),
  ],
  inRupees,
)

export const category = z.enum(categoryValues as [string, ...string[]], problemOrMissing('bad_category'))

const noImage = problem('no_image')
const imageAddresses = z.array(z.string().max(2000), noImage).max(10)

/**
 * One and the same word may be typed in two ways, and search compares letters: it is kept as search reads
 * it.
 */
const text = z.string().normalize('NFC')

const productFields = {
  productName: text.trim().min(1).max(200),
  brandName: text.trim().min(1).max(100),
  category,
  productImage: imageAddresses.min(1, noImage),
  description: text.trim().min(1).max(5000),
  price: rupeesInput,
  sellingPrice: rupeesInput,
  hindiName: text.max(200).nullish(),
  netQuantity: z.number().int().min(1).max(1_000_000).optional(),
  netUnit: z.enum(netUnits).optional(),
  aliases: z.array(text.trim().min(1).max(60)).max(40).optional(),
  /** null: nobody counts. */
  stock: z.number().int().min(0).max(1_000_000).nullish(),
}

/** Every field of the form is required; what the form does not know has a default. */
export const uploadProductInput = z.object(productFields)

/** Name, brand, category and prices are required; any other field that is not sent keeps its value. */
export const updateProductInput = z.object({
  ...productFields,
  _id: id,
  /** May be empty: only a new product has to have a picture. */
  productImage: imageAddresses.optional(),
  description: text.trim().max(5000).optional(),
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
})

const productList = answerWith(z.array(product))

/** `newest` is for those who keep the goods; people who shop sort by price. */
const sortQuery = z.enum([...sorts, 'newest']).optional()

export const uploadProduct = {
  method: 'POST',
  url: '/api/upload-product',
  schema: {
    operationId: 'uploadProduct',
    summary: 'Put a new product on the shelf (admins)',
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
    summary: 'Change a product (admins); 409 changed_meanwhile with the product as it is now',
    tags: ['products'],
    body: updateProductInput,
    response: responses(answerWith(product)),
  },
} as const

export const getProduct = {
  method: 'GET',
  url: '/api/get-product',
  schema: {
    operationId: 'getProduct',
    summary: 'All products, or those that q finds in name, Hindi name, brand or category; whole or by pages',
    tags: ['products'],
    querystring: listQuery.extend({ sort: sortQuery }),
    response: responses(answerWithFields({ data: z.array(product), ...listFields })),
  },
} as const

export const getCategoryProduct = {
  method: 'GET',
  url: '/api/get-categoryProduct',
  schema: {
    operationId: 'getCategoryProduct',
    summary: 'One product of each category, for the category strip',
    tags: ['products'],
    response: responses(productList),
  },
} as const

export const categoryProduct = {
  method: 'POST',
  url: '/api/category-product',
  schema: {
    operationId: 'categoryProduct',
    summary: 'The products of a category',
    tags: ['products'],
    body: z.object({ category }),
    response: responses(productList),
  },
} as const

export const productDetails = {
  method: 'POST',
  url: '/api/product-details',
  schema: {
    operationId: 'productDetails',
    summary: 'One product',
    tags: ['products'],
    body: z.object({ productId: id }),
    response: responses(answerWith(product)),
  },
} as const

export const search = {
  method: 'GET',
  url: '/api/search',
  schema: {
    operationId: 'search',
    summary: 'Products whose name, brand, category, aliases or description hold every word of q',
    tags: ['products'],
    querystring: pageQuery.extend({ q: z.string().max(200).default('') }),
    response: responses(answerWithFields({ data: z.array(product), ...countedPage })),
  },
} as const

export const filterProduct = {
  method: 'POST',
  url: '/api/filter-product',
  schema: {
    operationId: 'filterProduct',
    summary: 'The products of several categories; without any, all products',
    tags: ['products'],
    body: z.object({
      category: z
        .array(category)
        .max(categoryValues.length * 2)
        .default([]),
    }),
    response: responses(productList),
  },
} as const

export type Product = z.output<typeof product>
