import { z } from 'zod'

import { isBarcode, normalBarcode } from '#domain/catalog/barcodes/rules.ts'
import {
  choicesOf,
  declarationKeys,
  declarations,
  longestDeclaration,
} from '#domain/catalog/declarations/rules.ts'
import type { DeclarationKey } from '#domain/catalog/declarations/rules.ts'
import type { WireName } from '#domain/catalog/fields/rules.ts'
import { categoryNamed, mostAliases, mostImages, netUnits } from '#domain/catalog/rules.ts'
import { productStates } from '#domain/catalog/states/rules.ts'

import { listOrOne, numeric } from './lenient.ts'
import { nameText } from './names.ts'
import { problem, problemOrMissing } from './problems.ts'

/** Rupees as the shop answers them: at most two decimals. */
export const rupees = z.number()

const maxRupees = 10_000_000
const inRupees = problemOrMissing('bad_rupees')

function hasTwoDecimalsAtMost(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** Rupees as clients send them: a number or a numeric string, at most two decimals, up to one crore. */
export const rupeesInput = rupeesRead(inRupees)

/** The same with another word for what is wrong. */
export function rupeesRead(wrong: typeof inRupees) {
  return numeric(
    z.number(wrong).min(0, wrong).max(maxRupees, wrong).refine(hasTwoDecimalsAtMost, wrong),
  ).meta({
    type: ['number', 'string'],
    // Of a string; other spellings of the same number are taken too.
    pattern: String.raw`^\d{1,8}(\.\d{1,2})?$`,
    examples: [49.5],
  })
}

/** Pieces that can be sold. */
export const stockInput = numeric(z.number().int().min(0).max(1_000_000))

const gramsInput = numeric(z.number().int().min(1).max(1_000_000))

const badTaxRate = problem('bad_tax_rate')

const noImage = problem('no_image')
/** Addresses of a product's pictures, the first one leads. */
export const imageAddresses = z
  .array(z.string().max(2000), noImage)
  .max(mostImages, problem('too_many_images'))

/**
 * One and the same word may be typed in two ways, and search compares letters: it is kept as search reads
 * it.
 */
const text = z.string().normalize('NFC')

/** What a product is described by; may be empty where it is there already. */
export const descriptionInput = text.trim().max(5000)

/** Another word that people look for a product by. */
export const alias = nameText.trim().min(1).max(60)

/** An instant in ISO 8601, in any zone: `2026-12-03T06:00:00+05:30`. */
const moment = z.iso.datetime({ offset: true })

/** The fields of a product by their names in calls: as the shop answers them, and as they are sent. */
const fields = {
  productName: { shown: z.string(), input: nameText.trim().min(1).max(200) },
  /** The name in Hindi, in Devanagari; null where it has none. */
  hindiName: { shown: z.string().nullable(), input: nameText.max(200).nullish() },
  /** Goods of a category with the same family, in any case, are packs of one product; null: none. */
  family: { shown: z.string().nullable(), input: nameText.trim().max(80).nullish() },
  brandName: { shown: z.string(), input: nameText.trim().min(1).max(100) },
  /** The value or label of a category; the shop knows which ones there are, and answers the value. */
  category: {
    shown: z.string(),
    input: z
      .string(problemOrMissing('bad_category'))
      .overwrite(categoryNamed)
      .min(1)
      .max(100, problem('bad_category'))
      .meta({ examples: ['vegetables', 'dairy products'] }),
  },
  /** Addresses of its pictures, the first one leads. */
  productImage: { shown: z.array(z.string()), input: listOrOne(imageAddresses.min(1, noImage)) },
  /** Plain text. */
  description: { shown: z.string(), input: text.trim().min(1).max(5000) },
  /** The same in Hindi; empty where nobody has written it, and then it is read in English. */
  hindiDescription: { shown: z.string(), input: descriptionInput.optional() },
  /** List price in rupees. */
  price: { shown: rupees, input: rupeesInput },
  /** What it sells for, in rupees. */
  sellingPrice: { shown: rupees, input: rupeesInput },
  /** What one pack holds, in `netUnit`. */
  netQuantity: { shown: z.number().int(), input: numeric(z.number().int().min(1).max(1_000_000)).optional() },
  netUnit: { shown: z.enum(netUnits), input: z.enum(netUnits).optional() },
  /**
   * Sold by weight: quantities count steps of `netQuantity` grams, and at least and at most so many grams
   * are bought; null: it is sold by the pack.
   */
  leastGrams: { shown: z.number().int().nullable(), input: gramsInput.nullish() },
  mostGrams: { shown: z.number().int().nullable(), input: gramsInput.nullish() },
  /** Kept of who buys one until its bottle or crate is back, in rupees; no price. null, or 0: nothing is. */
  deposit: {
    shown: rupees.nullable(),
    input: rupeesInput.nullish().transform((deposit) => (deposit === 0 ? null : deposit)),
  },
  /** Other words that people look for it by. */
  aliases: { shown: z.array(z.string()), input: z.array(alias).max(mostAliases).optional() },
  /** How many can be had; null where nobody counts. */
  stock: { shown: z.number().int().nullable(), input: stockInput.nullish() },
  /** EAN-13 (UPC-A with a 0 before it) or EAN-8, as digits; null where it has none. */
  barcode: {
    shown: z.string().nullable(),
    input: z
      .string()
      .overwrite(normalBarcode)
      .refine((code) => code === '' || isBarcode(code), problem('bad_barcode'))
      .transform((code) => code || null)
      .nullish(),
  },
  /** Its number in the tax tariff: 4, 6 or 8 digits; null where the shop has not entered it. */
  hsnCode: {
    shown: z.string().nullable(),
    input: z
      .string()
      .trim()
      .regex(/^(\d{4}|\d{6}|\d{8})$/, problem('bad_hsn_code'))
      .nullish(),
  },
  /** The tax that the price includes, in percent, with at most two decimals; null where not entered. */
  taxRate: {
    shown: z.number().nullable(),
    input: numeric(
      z.number(badTaxRate).min(0, badTaxRate).max(100, badTaxRate).refine(hasTwoDecimalsAtMost, badTaxRate),
    ).nullish(),
  },
  /**
   * Only what is `on_shelf` can be bought. Drafts are answered to admins, and in one's own cart. Without
   * one a new product is on the shelf at once, or a draft where `onFrom` is given.
   */
  state: { shown: z.enum(productStates), input: z.enum(productStates).optional() },
  /** When the shop itself puts it on the shelf (ISO 8601); null: not planned. */
  onFrom: { shown: z.string().nullable(), input: moment.nullish() },
  /** When the shop itself archives it; later than `onFrom`. */
  offFrom: { shown: z.string().nullable(), input: moment.nullish() },
} satisfies Record<WireName, { shown: z.ZodType; input: z.ZodType }>

/** The fields of a product as the shop answers them. */
export const shownFields = sideOf('shown')

/** The fields of a product as a new one is sent. */
export const fieldInputs = sideOf('input')

function sideOf<Side extends 'shown' | 'input'>(side: Side) {
  const sides = Object.entries(fields).map(([name, field]) => [name, field[side]])
  return Object.fromEntries(sides) as { [Name in WireName]: (typeof fields)[Name][Side] }
}

/** On one line. */
const line = nameText.overwrite((typed) => typed.trim().replaceAll(/\s+/g, ' ')).max(longestDeclaration)

const days = line
  .overwrite((typed) => typed.replace(/ ?days?$/i, ''))
  .regex(/^([1-9]\d{0,3})?$/, problem('bad_days'))

/** What is declared of a product, in words; what is not there is not declared. */
export const declaredShown = z.object(eachDeclaration((key) => z.string().optional().describe(labelOf(key))))

/** What is to be declared; null or empty takes it away, and what is not sent stays. */
export const declaredInput = z
  .strictObject(
    eachDeclaration((key) =>
      declarationInput(key)
        .transform((typed) => typed || null)
        .nullish()
        .describe(labelOf(key)),
    ),
  )
  .optional()

function declarationInput(key: DeclarationKey) {
  const choices = choicesOf(key)
  if (!choices) return key === 'bestBeforeDays' ? days : line
  return line.overwrite((chosen) => chosen.toLowerCase()).pipe(z.enum([...Object.keys(choices), '']))
}

function labelOf(key: DeclarationKey): string {
  return declarations[key].label
}

function eachDeclaration<Schema>(schemaOf: (key: DeclarationKey) => Schema) {
  return Object.fromEntries(declarationKeys.map((key) => [key, schemaOf(key)])) as Record<
    DeclarationKey,
    Schema
  >
}
