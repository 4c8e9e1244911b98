// What calls say of an order in words that are the same in every language, as a page shows it.

/** How it stands, how it is paid, what was changed, or a paper: 'Paid', 'UPI and cash', 'Tax invoice'. */
export const label = (told: string) => told
/** 'UPI and cash, ₹120.00 of ₹640.00 given back' */
export const payment = (paidBy: string, standing: string) => `${paidBy}, ${standing}`
/** What somebody wrote, or the shop by itself. */
export const note = (told: string) => told
