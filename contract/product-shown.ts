import { z } from 'zod'

import { declarationKeys, declarations } from '#domain/catalog/declarations/rules.ts'
import type { DeclarationKey } from '#domain/catalog/declarations/rules.ts'
import { netUnits, productStates } from '#domain/catalog/rules.ts'

/** Rupees as the shop answers them: at most two decimals. */
export const rupees = z.number()

/** What is declared of a product, in words; what is not there is not declared. */
const declaredShown = z.object(
  Object.fromEntries(
    declarationKeys.map((key) => [key, z.string().optional().describe(declarations[key].label)]),
  ) as Record<DeclarationKey, z.ZodOptional<z.ZodString>>,
)

/** A product as the shop's calls answer it. */
export const product = z
  .object({
    _id: z.string(),
    productName: z.string(),
    /** The name in Hindi, in Devanagari; null where it has none. */
    hindiName: z.string().nullable(),
    /** The name that the packs of one product share; null where it has no other pack. */
    family: z.string().nullable(),
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
    /** Its number in the tax tariff; null where the shop has not entered it. */
    hsnCode: z.string().nullable(),
    /** The tax that the price includes, in percent, with at most two decimals; null where not entered. */
    taxRate: z.number().nullable(),
    declarations: declaredShown,
    /** Only what is `on_shelf` can be bought. Drafts are answered to admins, and in one's own cart. */
    state: z.enum(productStates),
    /** When the shop itself puts it on the shelf, and archives it (ISO 8601); null: not planned. */
    onFrom: z.string().nullable(),
    offFrom: z.string().nullable(),
    createdAt: z.string(),
    /** Another one after every change by an administrator; sales leave it alone. */
    updatedAt: z.string(),
  })
  .meta({ id: 'Product' })
