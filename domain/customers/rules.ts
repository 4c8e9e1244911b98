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

/** Every role that a person can have. */
export const roles = ['ADMIN', 'GENERAL'] as const
export type Role = (typeof roles)[number]

export function isAdmin({ role }: { role: Role }): boolean {
  return role === 'ADMIN'
}
