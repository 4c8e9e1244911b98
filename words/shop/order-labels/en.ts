// What calls say of an order in words that are the same in every language, as a page shows it.

/** 'Out for delivery' */
export const status = (told: string) => told
/** 'UPI and cash' */
export const way = (told: string) => told
/** 'UPI and cash, ₹120.00 of ₹640.00 given back' */
export const payment = (paidBy: string, standing: string) => `${paidBy}, ${standing}`
/** 'Tomato 1 kg: 2 instead of 3' */
export const change = (told: string) => told
/** What somebody wrote, or the shop by itself. */
export const note = (told: string) => told
/** 'Tax invoice' */
export const paper = (title: string) => title
