/** How long a password may be. No other rule: length is what helps (ASVS 6.2.1, 6.2.5, 6.2.9). */
export const passwordLength = { min: 8, max: 128 } as const

/** Every role that a person can have. */
export const roles = ['ADMIN', 'GENERAL'] as const
export type Role = (typeof roles)[number]

export function isAdmin({ role }: { role: Role }): boolean {
  return role === 'ADMIN'
}
