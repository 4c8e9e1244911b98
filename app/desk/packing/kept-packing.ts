import type { Packing } from '#contract/packing.ts'

export type Line = Packing['lines'][number]
type LineAnswer = NonNullable<Line['answer']>

/** What is said of a line, as the call takes it. */
export interface AnswerSent {
  position: number
  pieces: number
  /** What goods by weight weigh. */
  grams?: number
  /** What is much more than was ordered is given along. */
  isGift?: boolean
  batchCode?: string
  instead?: { productId: string; pieces: number }
  isAgreed?: boolean
}

/** What a tab keeps of an order that is packed, over a reload and without a line. */
export interface KeptPacking {
  packing: Packing | null
  /** Answers that the shop does not have yet, by the line's number. */
  waiting: Record<number, AnswerSent>
  /** Of the press on Packed that has no answer yet. */
  key: string | null
}

export const nothingKept: KeptPacking = { packing: null, waiting: {}, key: null }

export function draftName(orderId: string): string {
  return `packing ${orderId}`
}

/** How a line stands, with what waits for the line. */
export interface Shown {
  pieces: number
  grams: number | null
  instead: LineAnswer['instead']
  batchCode: string | null
  /** The shop does not have it yet. */
  isWaiting: boolean
}

export function shownOf(line: Line, waiting: KeptPacking['waiting']): Shown | null {
  const sent = waiting[line.position]
  if (sent) {
    const { pieces, grams = null, batchCode = null } = sent
    return { pieces, grams, instead: null, batchCode, isWaiting: true }
  }
  return line.answer && { ...line.answer, isWaiting: false }
}

/** The code in what a reader typed: of the address behind a label, or the code alone. */
export function scannedCode(text: string): string {
  const [, code] = /\/b\/([^/?#]+)/i.exec(text) ?? []
  return (code ?? text).trim()
}
