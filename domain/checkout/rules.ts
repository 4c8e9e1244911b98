/** The most that an order in cash may come to. Paise. */
export const maxCashPaise = 2_000_00
