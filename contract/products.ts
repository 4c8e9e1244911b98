import { z } from 'zod'

import { categoryValues, lastPage, listingPageSize, netUnits, sorts } from '#domain/catalog/rules.ts'

import { answerWith, answerWithFields, responses } from './envelope.ts'
import { nameText } from './names.ts'
import { problem, problemOrMissing } from './problems.ts'

/** An opaque id. */
export const id = z.string().min(1).max(64)

/** Rupees as the shop answers them: at most two decimals. */
export const rupees = z.number()

const maxRupees = 10_000_000
const inRupees = problemOrMissing('bad_rupees')

function hasPaiseAtMost(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** Rupees as clients send them: a number or a numeric string, at most two decimals, up to one crore. */
export const rupeesInput = rupeesRead(inRupees)

/** The same with another word for what is wrong. */
export function rupeesRead(wrong: typeof inRupees) {
  return z.union(
    [
      z.number().min(0, wrong).max(maxRupees, wrong).refine(hasPaiseAtMost, wrong),
      z
        .string()
        .trim()
        .regex(/^\d{1,8}(\.\d{1,2})?$/, wrong)
        .refine((digits) => Number(digits) <= maxRupees, wrong),
    ],
    wrong,
  )
}

export const category = z.enum(categoryValues as [string, ...string[]], problemOrMissing('bad_category'))

/** A product as the shop's calls answer it. */
export const product = z
  .object({
    _id: z.string(),
    productName: z.string(),
    /** The name in Hindi, in Devanagari; null where it has none. */
    hindiName: z.string().nullable(),
    brandName: z.string(),
    category: z.string(),
    /** Addresses of its pictures, the first one leads. */
    productImage: z.array(z.string()),
    /** Plain text. */
    description: z.string(),
    /** List price in rupees. */
    price: rupees,
    /** What it sells for, in rupees. */
    sellingPrice: rupees,
    /** What one pack holds, in `netUnit`. */
    netQuantity: z.number().int(),
    netUnit: z.enum(netUnits),
    /** Other words that people look for it by. */
    aliases: z.array(z.string()),
    /** How many can be had; null where nobody counts. */
    stock: z.number().int().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Product' })

const noImage = problem('no_image')

/**
 * One and the same word may be typed in two ways, and search compares letters: it is kept as search reads
 * it.
 */
const text = z.string().normalize('NFC')

const productFields = {
  productName: nameText.trim().min(1).max(200),
  brandName: nameText.trim().min(1).max(100),
  category,
  productImage: z.array(z.string().max(2000), noImage).min(1, noImage).max(10),
  description: text.trim().min(1).max(5000),
  price: rupeesInput,
  sellingPrice: rupeesInput,
  hindiName: nameText.max(200).nullish(),
  netQuantity: z.number().int().min(1).max(1_000_000).optional(),
  netUnit: z.enum(netUnits).optional(),
  aliases: z.array(nameText.trim().min(1).max(60)).max(40).optional(),
  /** null: nobody counts. */
  stock: z.number().int().min(0).max(1_000_000).nullish(),
}

/** Every field of the form is required; what the form does not know has a default. */
export const uploadProductInput = z.object(productFields)

/** Name, brand, category and prices are required; any other field that is not sent keeps its value. */
export const updateProductInput = z.object({
  ...productFields,
  _id: id,
  productImage: productFields.productImage.optional(),
  description: text.trim().max(5000).optional(),
  /**
   * The stock that the form showed. With it a new `stock` is taken as the difference, so that what was sold
   * meanwhile stays sold; without it `stock` only begins or ends the counting.
   */
  stockSeen: productFields.stock,
})

const productList = answerWith(z.array(product))

/** What a page of a longer list says about the whole; the fields are there when a page was asked for. */
const countedPage = {
  total: z.number().int().optional(),
  page: z.number().int().optional(),
  pageSize: z.number().int().optional(),
}

/**
 * The same for a list that goes on by cursors. With a cursor nothing is counted: `total` and `page` are left
 * out.
 */
export const pageFields = {
  ...countedPage,
  /** What to ask for as `cursor` to get the next page; null after the last one. */
  nextCursor: z.string().nullable().optional(),
}

const pageSize = z.coerce.number().int().min(1).max(200).default(listingPageSize)

const page = z.coerce.number().int().min(1).max(lastPage, problem('page_too_far')).optional()

/** Which page of a list; without `page` the whole list is answered. */
const pageQuery = z.object({ page, pageSize })

/**
 * The same for a list that goes on by cursors: begin with page 1, and go on with each answer's `nextCursor`.
 */
export const cursorQuery = z.object({
  page,
  pageSize,
  /** Counts instead of `page`. */
  cursor: z.string().min(1).max(400).optional(),
})

const sortQuery = z.enum(sorts).optional()

export const uploadProduct = {
  method: 'POST',
  url: '/api/upload-product',
  schema: {
    operationId: 'uploadProduct',
    summary: 'Put a new product on the shelf (admins)',
    tags: ['products'],
    body: uploadProductInput,
    response: responses(answerWith(product)),
  },
} as const

export const updateProduct = {
  method: 'POST',
  url: '/api/update-product',
  schema: {
    operationId: 'updateProduct',
    summary: 'Change a product (admins)',
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
    summary: 'All products, or one page of them',
    tags: ['products'],
    querystring: cursorQuery.extend({ sort: sortQuery }),
    response: responses(answerWithFields({ data: z.array(product), ...pageFields })),
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
