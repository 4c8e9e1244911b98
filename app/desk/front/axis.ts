/** The least and the most that a chart shows, in paise: round rupees, with zero in or between them. */
export function axisOf(values: readonly number[]): { top: number; bottom: number } {
  const top = roundUp(Math.max(0, ...values))
  const bottom = -roundUp(Math.max(0, ...values.map((value) => -value)))
  // A chart of nothing has an axis as well.
  return top === 0 && bottom === 0 ? { top: 100_00, bottom: 0 } : { top, bottom: bottom || 0 }
}

/** To one of few digits with zeros behind it, and to whole rupees. */
function roundUp(paise: number): number {
  if (paise === 0) return 0
  const size = 10 ** Math.max(2, Math.floor(Math.log10(paise)))
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => step * size).find((round) => round >= paise) ?? paise
}
