import type { CodeProblem } from './codes/rules.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The code that was typed takes nothing off; carries what the cart comes to without it. */
    code_not_taken: { problem: CodeProblem; totalPaise: number }
    /** Somebody else has changed or ended the offer since it was looked at. */
    offer_changed: object
    /** Another offer that has not ended has this code. */
    code_in_use: { code: string }
    /** Another offer is the 25 % of the home page on the same days; carries its name. */
    home_offer_exists: { name: string }
  }

  interface FieldProblems {
    /** No code of 3 to 20 letters and digits. */
    bad_code: object
    /** No whole number from 1 to 100. */
    bad_percent: object
    /** The pieces that are paid are not fewer than those that are taken. */
    bad_pieces: object
    /** No day of the calendar, or in a year in which no offer of a shop can be. */
    bad_day: object
    /** It ends before it begins. */
    ends_too_early: object
  }
}
