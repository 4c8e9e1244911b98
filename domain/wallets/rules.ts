/** So much the shop keeps of one person, in paise. */
export const maxWalletPaise = 10_000_00

/** The least that is topped up at once, in paise: the gateway takes and gives back no less. */
export const leastTopUpPaise = 100

/** How a payment is said to be made that takes its money from a wallet, beside the gateway's own methods. */
export const walletMethod = 'shop_wallet'

/** Whether a payment is from a wallet, by its id: the gateway knows nothing of it. */
export function isFromWallet(paymentId: string): boolean {
  return paymentId.startsWith(walletPrefix)
}

export const walletPrefix = 'wallet_'

/** Whose money has lain so many days is told of it: a month before a year is over. */
export const idleDays = 335
