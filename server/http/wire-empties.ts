import type { MyDeposits } from '#contract/deposits.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import type { Brought } from '#domain/deposits/give-back.ts'
import type { EmptiesOut } from '#domain/deposits/queries.ts'
import { toRupees } from '#domain/pricing/rules.ts'

import { sentPaise } from './sent-paise.ts'

/** Empties that came back, as they were sent. */
export function sentEmpties(sent: readonly { productId: string; each: number; pieces: number }[]): Brought[] {
  return sent.map(({ each, ...empty }) => ({ ...empty, eachPaise: sentPaise(each) }))
}

/** Of one product with one deposit together, whichever orders they are of. */
export function wireOut(rows: readonly EmptiesOut[]): Omit<MyDeposits, 'unpaid'> {
  const alike = [...Map.groupBy(rows, ({ productId, eachPaise }) => `${productId} ${eachPaise}`).values()]
  const out = alike.map((same) => ({
    ...same[0]!,
    pieces: same.reduce((sum, { pieces }) => sum + pieces, 0),
  }))
  return {
    owed: toRupees(out.reduce((sum, { eachPaise, pieces }) => sum + eachPaise * pieces, 0)),
    out: out.map(({ productId, productName, hindiName, eachPaise, pieces, ...pack }) => ({
      productId,
      productName,
      hindiName,
      pack: packLabel(pack),
      each: toRupees(eachPaise),
      pieces,
    })),
  }
}
