/** Rupees that were sent as paise, not rounded: the domain refuses what has three decimals. */
export function sentPaise(rupees: number): number {
  return Number((rupees * 100).toFixed(6))
}
