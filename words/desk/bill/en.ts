// Bills and slips of the stall, on paper.

/** What the law calls the paper. */
export const title = (told: string) => told
export const order = (orderNumber: number) => `Order #${orderNumber}`
export const goods = 'Goods'
export const amount = 'Amount ₹'
export const total = 'Total'
export const deposit = 'Deposit on bottles'
export const toPay = 'To pay'
export const value = 'Value'
export const cash = 'Cash'
export const khata = 'Khata, to be paid'
export const change = 'Change'
export const thanks = 'Thank you.'

export const slip = (mark: string) => `Slip ${mark}`
export const noInvoice = 'This is no tax invoice. You get the bill when the stall has a connection again.'
