import { atStallKey, keep, kept } from '#app/client/kept.ts'

/**
 * Who sells on this device, for a page that comes without a line: kept until they sign out, or the shop says
 * that another person is signed in, or nobody (app/client/session.ts).
 */
interface AtStall {
  personId: string
  name: string
  /** They sell at the stall, and not in the panel. */
  isStall: boolean
}

export function keepAtStall(person: AtStall): void {
  keep('localStorage', atStallKey, person)
}

/** null where nobody is, or somebody else wrote there. */
export function lastAtStall(): AtStall | null {
  const { personId, name, isStall } = (kept('localStorage', atStallKey) ?? {}) as Partial<AtStall>
  if (typeof personId !== 'string' || typeof name !== 'string') return null
  return { personId, name, isStall: isStall !== false }
}
