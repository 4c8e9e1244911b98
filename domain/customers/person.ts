import type { Duty, Role } from './rules.ts'

/** Who asks: a signed-in person with the role and the duties that the database holds at this request. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
  /** None for an admin, who may do everything. */
  duties: readonly Duty[]
  /** The session by which they ask. */
  sessionId: string
}
