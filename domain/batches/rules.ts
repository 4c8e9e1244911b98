import { daysAfter } from '#domain/time/rules.ts'

/** Letters and figures of a code: none that is taken for another one. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 8

const isCode = new RegExp(`^[${codeLetters}]{${codeLength}}$`)

/** A code as somebody typed it or as it was scanned: in capital letters, without what stands between. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return isCode.test(code) ? code : null
}

/** 'K7MP 42XD': so that it can be read out and typed. */
export function codeInTwo(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`
}

/** Days, as 2026-11-29. */
export interface Life {
  madeOn: string
  /** The last day on which it is good. */
  bestBefore: string
}

/** What lives no longer is fresh. */
const freshDays = 10

const dayMs = 24 * 60 * 60 * 1000

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/**
 * With so many days of life goods are brought at least: a day where they are fresh, otherwise 30 % of their
 * life or 45 days, whichever is less (FSSAI's advice to online shops, November 2024); or as the shop has set
 * it for the product.
 */
export function leastLifeDays({ madeOn, bestBefore }: Life, ofProduct: number | null): number {
  if (ofProduct !== null) return ofProduct
  const whole = daysBetween(madeOn, bestBefore)
  return whole <= freshDays ? 1 : Math.min(45, Math.ceil((whole * 3) / 10))
}

/** The last day on which it is sold: on the next one too little of its life would be left. */
export function sellUntil(life: Life, ofProduct: number | null): string {
  return daysAfter(life.bestBefore, -leastLifeDays(life, ofProduct))
}

/** The day that is proposed, of a shelf life as it is declared; null where none is, or it is no number. */
export function proposedBestBefore(madeOn: string, bestBeforeDays: string | undefined): string | null {
  const days = Number(bestBeforeDays)
  return Number.isInteger(days) && days > 0 && days <= 3650 ? daysAfter(madeOn, days) : null
}
