/** So much the shop keeps of one person, in paise. */
export const maxWalletPaise = 10_000_00

/** The least that is topped up at once, in paise: the gateway takes and gives back no less. */
export const leastTopUpPaise = 100

interface PaidIn {
  id: string
  /** What of it was not given back. */
  leftPaise: number
}

/**
 * From which payments a sum goes back, the first before the others, and how much of each; in paise. The
 * gateway gives back a rupee at least: where less than that is left at the end, another one gives less, so
 * that this goes with it. What comes to less even so is in none.
 */
export function partsToGiveBack(
  paidIn: readonly PaidIn[],
  sumPaise: number,
): { id: string; amountPaise: number }[] {
  let restPaise = sumPaise
  const parts: { id: string; amountPaise: number }[] = []
  for (const { id, leftPaise } of paidIn) {
    const amountPaise = Math.min(restPaise, leftPaise)
    if (amountPaise < leastTopUpPaise) continue
    parts.push({ id, amountPaise })
    restPaise -= amountPaise
  }
  const lackingPaise = leastTopUpPaise - restPaise
  const giver = parts.find(({ amountPaise }) => amountPaise >= leastTopUpPaise + lackingPaise)
  const other = paidIn.find(
    ({ id, leftPaise }) => leftPaise >= leastTopUpPaise && parts.every((part) => part.id !== id),
  )
  if (restPaise > 0 && giver && other) {
    giver.amountPaise -= lackingPaise
    parts.push({ id: other.id, amountPaise: leastTopUpPaise })
  }
  return parts
}

/** How a payment is said to be made that takes its money from a wallet, beside the gateway's own methods. */
export const walletMethod = 'shop_wallet'

/** Whether a payment is from a wallet, by its id: the gateway knows nothing of it. */
export function isFromWallet(paymentId: string): boolean {
  return paymentId.startsWith(walletPrefix)
}

export const walletPrefix = 'wallet_'

/** Whose money has lain so many days is told of it: a month before a year is over. */
export const idleDays = 335
