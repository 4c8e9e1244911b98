// Bottles and crates that a customer has, on their page. Sums as `formatPaise` writes them.

export const title = 'Bottles and crates'
export const comesBack = 'You get back for them'
export const how =
  'Bring them back empty whenever you like, and you get the deposit: in cash, into your wallet or off your khata. It never lapses.'
export const unpaid = (sum: string) => `${sum} of it comes off what you owe.`
export const pieces = (count: number, each: string) => `${count} × ${each}`
