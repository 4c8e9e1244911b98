import type { Role } from './rules.ts'

/** Who asks: a signed-in person with the role that the database holds at this request. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
  /** The session by which they ask. */
  sessionId: string
}
