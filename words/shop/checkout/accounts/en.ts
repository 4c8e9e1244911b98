// What somebody can pay from at checkout that the shop keeps of them. Sums as `formatPaise` writes them.

export const khata = 'Khata'
export const khataSays = (left: string) => `Write it down and pay later. ${left} can be written down.`
export const onlyLeft = (left: string) => `Only ${left} more can be written down.`
export const wallet = 'My wallet'
export const walletSays = (left: string) => `${left} is in it.`
export const payFromWallet = (sum: string) => `Pay ${sum} from your wallet`
export const writeDown = (sum: string) => `Place order, write ${sum} down`
