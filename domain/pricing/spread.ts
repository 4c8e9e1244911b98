/**
 * Spreads an amount over places by how much each takes at most, in whole paise that sum to it. The paise
 * that are left go to those who lost most by rounding. No more than all of them take together.
 */
export function spreadWithin(amountPaise: number, mostPaise: readonly number[]): number[] {
  const sum = mostPaise.reduce((total, most) => total + most, 0)
  if (amountPaise > sum) throw new Error(`${amountPaise} paise do not go into ${sum}`)
  if (amountPaise === 0) return mostPaise.map(() => 0)
  const exact = mostPaise.map((most) => BigInt(amountPaise) * BigInt(most))
  const shares = exact.map((product) => Number(product / BigInt(sum)))
  const left = amountPaise - shares.reduce((total, share) => total + share, 0)
  const lost = exact.map((product, place) => ({ place, rest: Number(product % BigInt(sum)) }))
  for (const { place } of lost.toSorted((one, other) => other.rest - one.rest).slice(0, left))
    shares[place]!++
  return shares
}
