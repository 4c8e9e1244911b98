/**
 * Whether a price falls or rises by more than half: somebody may have mistyped it. Of ₹0.00 it is set for the
 * first time. Both in paise.
 */
export function isBigStep(beforePaise: number, afterPaise: number): boolean {
  return beforePaise > 0 && Math.abs(afterPaise - beforePaise) * 2 > beforePaise
}
