/** Every role that a person can have. */
export const roles = ['ADMIN', 'GENERAL'] as const
export type Role = (typeof roles)[number]

/**
 * What an admin can entrust to somebody who is none. packs: orders are packed, sent and handed over, spoiled
 * goods are taken off the stock. counter: orders are taken at the stall and paid there.
 */
export const duties = ['packs', 'counter'] as const
export type Duty = (typeof duties)[number]

/** Whether somebody may do what belongs to a duty: who was given it, and every admin. */
export function hasDuty(person: { role: Role; duties: readonly Duty[] }, duty: Duty): boolean {
  return isAdmin(person) || person.duties.includes(duty)
}

export function isAdmin({ role }: { role: Role }): boolean {
  return role === 'ADMIN'
}

/** Digits of Devanagari are read as ours: २ किलो is 2 किलो. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}
