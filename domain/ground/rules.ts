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

/**
 * What a kind is called. A newer program that runs beside this one may write kinds that this one does not
 * know (docs/decisions/153): such a one is called by its own word, 'order_changed' as 'Order changed'.
 */
export function labelOf(labels: Readonly<Record<string, string>>, kind: string): string {
  const known = Object.hasOwn(labels, kind) ? labels[kind] : undefined
  return known ?? (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ')
}

export function isAdmin({ role }: { role: Role }): boolean {
  return role === 'ADMIN'
}
