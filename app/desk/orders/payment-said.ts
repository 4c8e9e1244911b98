/** How an order is paid. What is written down counts as paid, and is still owed: so that is said. */
export function paymentSaid({ way, standing }: { way: string; standing: string }): string {
  return way === 'Khata' && standing === 'paid' ? 'Written down on khata' : `${way}, ${standing}`
}
