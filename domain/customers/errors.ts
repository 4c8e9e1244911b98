declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** E-mail and password do not belong together. Never says which of the two was wrong. */
    wrong_credentials: object
    /** An account with this e-mail exists. change: of one who has an account, and is not told to sign in. */
    email_taken: { at: 'opening' | 'change' }
    /** The person has an account to sign in to already. */
    account_claimed: object
    /** The person has no account to sign in to yet, so nothing can be entrusted to them. */
    cannot_sign_in: object
    /** The person is an administrator, who needs no duties. */
    needs_no_duties: object
    /** Somebody else has changed a person's smart coins since they were shown. */
    coins_changed: { now: number }
    /** A helper is added with an e-mail that somebody has already. */
    email_known: object
    /** The account is closed by the shop: told to who knows its password. */
    account_blocked: object
    /** No order is taken for this person. */
    person_blocked: object
    /** This person pays before the goods go out; `at` is where it was asked for. */
    cash_blocked: { at: 'checkout' | 'counter' }
    /** Nobody blocks themselves. */
    own_block: object
    /** The person was joined with another one, and is changed no more. */
    person_joined: object
    /** Two people who both have an account cannot be joined. */
    both_have_accounts: object
    /** Two people both have an account of what they owe, or both a wallet: nobody puts two together. */
    both_owe: object
    /** The link to take over an account was used, took too long, or never was. */
    claim_over: object
    /** The change would leave the shop without an administrator. */
    last_admin: object
    /** The account cannot be deleted while something of it is under way. */
    account_in_use: {
      is: 'order' | 'due' | 'return' | 'refund' | 'payment' | 'receivable' | 'wallet'
      orderNumber: number | null
    }
    /** The shop has no mail server, so it sends no link for a new password. */
    no_mails: object
    /** The shop cannot send messages to telephones. */
    no_messages: object
    /** The code was used, has run out, was tried too often, or was never one. */
    code_over: object
    /** Nobody has an account with this number yet: a name opens one. */
    name_needed: object
    /** Administrators and helpers sign in with a password: told to who has proven the number. */
    password_needed: object
    /** The number opens another account. */
    number_taken: object
    /** So much is asked for from one address that a puzzle has to be solved first. */
    puzzle_needed: object
    /** The password or the link is right, and the account wants the figures of its app beside it. */
    second_factor_needed: object
    /** They are other figures, or were used before. */
    second_factor_wrong: object
    /** There is one already, which has to be switched off first. */
    second_factor_stands: object
    /** One's own is ended with the password and figures, and not by being an administrator. */
    own_second_factor: object
    /** None is being set up: somebody has begun anew, or it was taken away. */
    second_factor_missing: object
    /** The shop's address is one of figures, for which browsers have no passkeys. */
    no_passkeys_here: object
    too_many_passkeys: { maximum: number }
    /** What the browser has made is no answer to what it was asked for. */
    passkey_refused: object
    /** Nobody's passkey, or not signed as it was asked for. */
    passkey_unknown: object
    /** The link for a new password was used, has run out, or was never one. */
    reset_link_over: object
  }

  interface FieldProblems {
    bad_email: object
    password_too_short: { minimum: number }
    password_too_long: { maximum: number }
    passwords_differ: object
    /** The e-mail of its owner, or what stands before its @. */
    password_is_email: object
    password_one_letter: object
    /** It stands in a list of passwords that leaked. */
    password_leaked: object
    /** The password that was asked for again is not the account's. */
    wrong_password: object
    /** Not the figures of the app, or used before; and no recovery code that is left. */
    wrong_second_factor: object
    /** No six figures. */
    bad_sign_in_code: object
    /** Not the figures that were sent; `left`: how often it may be tried still. */
    wrong_code: { left: number }
  }
}

export {}
