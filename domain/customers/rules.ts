/** How long a password may be. No rule about its letters: length is what helps (ASVS 6.2.1, 6.2.5, 6.2.9). */
export const passwordLength = { min: 8, max: 128 } as const

/**
 * How good a password is by its length alone, blanks around it left out. Eight characters are the least and
 * fifteen what is advised (ASVS 6.2.1).
 */
export function passwordRating(password: string): 'too_short' | 'fair' | 'good' | 'strong' {
  const { length } = password.trim()
  if (length < passwordLength.min) return 'too_short'
  if (length < 12) return 'fair'
  return length < 15 ? 'good' : 'strong'
}

/** What of a password everybody would try first; null: nothing. `email` is its owner's. */
export function firstGuess(
  password: string,
  email: string,
): 'password_is_email' | 'password_one_letter' | null {
  const tried = password.trim().toLowerCase()
  const own = email.trim().toLowerCase()
  if (tried === own || tried === own.replace(/@.*$/, '')) return 'password_is_email'
  return /^(.)\1*$/su.test(tried) ? 'password_one_letter' : null
}

/** More smart coins nobody has. */
export const mostSmartCoins = 1_000_000

/** What somebody can be blocked from. cash: they pay before the goods go out. shop: everything. */
export const blockable = ['cash', 'shop'] as const
export type BlockedFrom = (typeof blockable)[number]

/** Of the blocks of two people who are the same: the one that holds for both. */
export function stricterBlock(one: BlockedFrom | null, other: BlockedFrom | null): BlockedFrom | null {
  return one === 'shop' || other === 'shop' ? 'shop' : (one ?? other)
}

/** What an account is called once it is deleted. */
export const deletedName = 'Deleted account'
