import type { Person } from '#domain/customers/person.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Passwords and sessions, as the domain needs them. Sessions travel in cookies, so headers go in and cookies
 * come out.
 */
export interface Accounts {
  /** Opens an account with the role GENERAL. @throws email_taken */
  open(input: {
    name: string
    email: string
    password: string
    image: string | null
  }): Promise<{ personId: string }>
  /**
   * Starts a session and answers its Set-Cookie lines. @throws wrong_credentials, after the same work
   * whether or not the account exists
   */
  signIn(input: { email: string; password: string; headers: Headers }): Promise<{ cookies: string[] }>
  /** Ends the session on the server and answers the Set-Cookie lines that clear its cookie. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>
  /** Whose session the cookies carry, with the role that the database holds now. */
  personOf(headers: Headers): Promise<Person | null>
}

/** Said openly: who signs up must learn it. Signing in never tells. */
export function emailTaken(): DomainError<'email_taken'> {
  return new DomainError('email_taken', {})
}
