import { amountLabel } from '#domain/catalog/rules.ts'

/** How much it is before its name: `4 ×`, or `12.5 kg` of goods by weight. */
export function amountOf(pieces: number, { step }: { step?: { grams: number } | undefined }): string {
  return step ? amountLabel(pieces, { step }) : `${pieces} ×`
}
