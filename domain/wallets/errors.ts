export {}

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The wallet holds less than is to be paid from it. */
    wallet_short: { leftPaise: number }
    /** No more than this can be put into the wallet. */
    wallet_full: { roomPaise: number }
    /** So little is left in it that the gateway does not give it back. */
    wallet_rest: { leftPaise: number }
  }
}
