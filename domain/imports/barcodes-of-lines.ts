import { products } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'

import { isRoundingOf } from './spoiled.ts'

/** A line, as far as its bar code goes. */
interface LineWithCode {
  line: number
  id: string | null
  name: string
  fields: { barcode?: string | null | undefined; barcodeRounded?: string | undefined }
}

/** Which product has each of the bar codes that a file says, and which line said it first. */
interface CodeTaken {
  id: string | null
  line: number | null
  productName: string
}

export type CodesTaken = ReadonlyMap<string, CodeTaken>

export async function codesTaken({ db }: Ctx, rows: readonly LineWithCode[]): Promise<CodesTaken> {
  const said = rows.filter(({ fields }) => fields.barcode)
  if (said.length === 0) return new Map()
  const { id, barcode, name, netQuantity, netUnit } = products
  const found = await db
    .select({ id, barcode, name, netQuantity, netUnit })
    .from(products)
    .where(anyOf(barcode, [...new Set(said.map(({ fields }) => fields.barcode!))]))
  const here = said.toReversed().map((row) => {
    const { fields, line, id: ofRow, name: productName } = row
    return [fields.barcode!, { id: ofRow, line, productName }] as const
  })
  const there = found.map(
    (one) => [one.barcode!, { id: one.id, line: null, productName: withPack(one.name, one) }] as const,
  )
  return new Map<string, CodeTaken>([...here, ...there])
}

/** What is wrong with the bar code of a line; a shortened one is never guessed. */
export function codeProblem(
  { id, line, fields }: LineWithCode,
  known: { barcode: string | null } | null,
  codes: CodesTaken,
): Record<string, FieldProblem> {
  const { barcode, barcodeRounded: rounded } = fields
  if (rounded !== undefined && !(known?.barcode && isRoundingOf(rounded, known.barcode)))
    return { barcode: { problem: 'digits_lost', typed: rounded } }
  const taken = barcode ? codes.get(barcode) : undefined
  if (!taken || (taken.id !== null && taken.id === id) || taken.line === line) return {}
  return { barcode: { problem: 'barcode_taken', productName: taken.productName } }
}
