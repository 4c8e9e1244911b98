/** By what somebody signs in; where both are null, or empty as on the wire, they have no account. */
export interface Account {
  email: string | null
  /** Ten digits, proven. */
  signInMobile: string | null
}

/** They have an account to sign in to: by e-mail or by number. */
export function hasAccount({ email, signInMobile }: Account): boolean {
  return Boolean(email) || Boolean(signInMobile)
}

/**
 * Of two people who are the same: the one who stays when they are joined, which is the one with an account,
 * and of two without one the first. null where both have one: two accounts are not put together.
 */
export function staysAfterJoin<One extends Account>(first: One, second: One): One | null {
  if (!hasAccount(second)) return first
  return hasAccount(first) ? null : second
}
