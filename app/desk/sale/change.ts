/** The notes that people pay with, in paise. */
const notesPaise = [10_00, 20_00, 50_00, 100_00, 200_00, 500_00]

/** So many sums are offered beside the exact one. */
const mostOffered = 4

/**
 * What a customer may hand over for a sum, beside the sum itself: the next amounts that notes make, the
 * smallest first. For ₹394: ₹400 and ₹500. Paise.
 */
export function notesFor(totalPaise: number): number[] {
  const sums = notesPaise.map((note) => Math.ceil(totalPaise / note) * note)
  return [...new Set(sums)]
    .filter((sum) => sum > totalPaise)
    .toSorted((one, other) => one - other)
    .slice(0, mostOffered)
}
