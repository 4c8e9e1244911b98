import { formatPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** Said of an order that was handed over without a connection, and written down later. */
export function handedOverNote(
  at: Date,
  { askedPaise, totalPaise }: { askedPaise: number; totalPaise: number },
): string {
  const when = `Handed over without a connection, ${dateAndTime(at.toISOString())}.`
  if (askedPaise === totalPaise) return when
  return `${when} ${formatPaise(askedPaise)} was taken for it.`
}

/** So many of the last figures of a customer's number are asked for, to open an order by its link. */
export const figuresAsked = 4
