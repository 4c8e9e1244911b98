/** A guest who has not paid an order yet may order for so much in cash. */
export const maxGuestCashPaise = 500_00
