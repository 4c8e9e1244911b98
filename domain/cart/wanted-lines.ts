/** So many of a product that somebody wants, before any cart has them. */
export interface WantedLine {
  productId: string
  quantity: number
}

/** One line a product, in their first order: where one is there twice, the larger quantity. */
export function largestOfEach<Line extends WantedLine>(lines: readonly Line[]): Line[] {
  const largest = new Map<string, Line>()
  for (const line of lines) {
    const before = largest.get(line.productId)
    if (!before || before.quantity < line.quantity) largest.set(line.productId, line)
  }
  return [...largest.values()]
}
