/** How long a counter takes to its figure, in milliseconds. */
export const countMs = 1600

/** Where a counter stands after so long: fast at first, slow towards its figure, and there in the end. */
export function countAt(target: number, elapsedMs: number): number {
  const part = Math.min(Math.max(elapsedMs / countMs, 0), 1)
  return Math.round(target * (1 - (1 - part) ** 3))
}
