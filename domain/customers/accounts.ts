import type { Db } from '#db/connect.ts'
import type { Actor } from '#domain/ground/context.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    accounts: Accounts
  }
}
import { DomainError } from '#domain/ground/errors.ts'

export interface Passkey {
  /** Base64url, as the public key. */
  id: string
  publicKey: string
  /** How often it has signed. */
  counter: number
}

/**
 * Passwords and sessions, as the domain needs them. Sessions travel in cookies, so headers go in and cookies
 * come out.
 */
export interface Accounts {
  /** Opens an account with the role GENERAL. @throws email_taken, busy */
  open(input: {
    name: string
    email: string
    password: string
    image: string | null
    /** Done in the transaction in which the account comes into being. */
    within?: (db: Db, personId: string) => Promise<void>
  }): Promise<{ personId: string }>
  /**
   * Starts a session and answers its Set-Cookie lines. `permit` is asked once the password is right; when it
   * throws, no session is left. @throws wrong_credentials, after the same work whether or not the account
   * exists; account_blocked, to who knows the password; busy; what `permit` throws
   */
  signIn(input: {
    email: string
    password: string
    headers: Headers
    permit: (personId: string) => Promise<void>
  }): Promise<{ cookies: string[] }>
  /** Starts a session of this person without a password, as by a link; answers its Set-Cookie lines. */
  openSession(input: { personId: string; headers: Headers }): Promise<{ cookies: string[] }>
  /** Ends the session on the server and answers the Set-Cookie lines that clear its cookie. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>
  /**
   * Whose session the cookies carry, with the role that the database holds now. A session ends after 30 days
   * in which nobody asked; when it is put off, the Set-Cookie lines say so to the browser.
   */
  personOf(headers: Headers): Promise<{ person: Actor; cookies: string[] } | null>
  /** Whether this is the person's password. @throws busy */
  isPasswordOf(personId: string, password: string): Promise<boolean>
  /**
   * The token of a link that is sent by mail, of 256 bits: made of the link's id with the shop's secret, so
   * that nobody needs to store it. With the hash of a token that was made before, the secret of before is
   * tried too.
   */
  resetToken(resetId: string, madeBefore?: string): string
  /** The six figures of a code that is sent to a telephone: made of its id with the shop's secret. */
  codeOf(codeId: string): string
  /**
   * What an app makes its figures of: `sealed` is kept, `secret` (base32) and `address` (`otpauth:`, as its
   * QR code says) go to its owner, once.
   */
  newSecondFactor(of: {
    shop: string
    email: string
  }): Promise<{ sealed: string; secret: string; address: string }>
  /**
   * The half minute, counted from 1970, whose figures these are, with the secret sealed as from now on; null
   * for other figures.
   */
  stepOfFigures(input: {
    sealed: string
    figures: string
    at: Date
  }): Promise<{ step: number; sealed: string } | null>
  passkeys: {
    /** Whether browsers take passkeys of the shop's address. */
    isPossible: boolean
    /**
     * WebAuthn's creation options; their challenge is good for this person and five minutes. `known`: the ids
     * of the passkeys that the person has.
     */
    newOptions(input: {
      shop: string
      person: Pick<Actor, 'id' | 'name' | 'email'>
      known: readonly string[]
      at: Date
    }): Promise<{ challenge: string }>
    /** What a browser has made of them; null where it is not what it says. */
    readNew(input: { response: object; personId: string; at: Date }): Promise<Passkey | null>
    /** WebAuthn's request options, for any passkey of the shop. */
    signInOptions(input: { at: Date }): Promise<{ challenge: string }>
    /** What the passkey has signed of them, with its challenge; null where it has not. */
    readSignIn(input: {
      response: object
      passkey: Passkey
      at: Date
    }): Promise<{ counter: number; challenge: string } | null>
  }
  /** As passwords are kept. @throws busy */
  hashPassword(password: string): Promise<string>
  /** Whether the password stands in a list of leaked ones. */
  isLeaked(password: string): Promise<boolean>
}

/** Said openly: who signs up must learn it. Signing in never tells. */
export function emailTaken(at: 'opening' | 'change' = 'opening'): DomainError<'email_taken'> {
  return new DomainError('email_taken', { at })
}
