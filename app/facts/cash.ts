import { maxCashPaise } from '#domain/checkout/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

/** The most that an order in cash may come to, as the pages say it: ₹2,000. */
export const cashUpTo = formatPaise(maxCashPaise).replace('.00', '')
