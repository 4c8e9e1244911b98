// Bottles and crates that a customer has, on their page. Sums as `formatPaise` writes them.

export const title = 'Bottles and crates'
export const comesBack = 'You get back for them'
export const how =
  'Bring them back empty, and you get the deposit: in cash, into your wallet or off your khata.'
export const pieces = (count: number, each: string) => `${count} × ${each}`
