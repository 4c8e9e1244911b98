import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

/** Rupees of an answer, as people read them: '₹1,200.50'. */
export function inRupees(rupees: number): string {
  return formatPaise(toPaise(rupees))
}
