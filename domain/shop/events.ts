export {}

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** Refunds wait from a higher sum on, in paise, or for nobody: null. version: of the settings. */
    refund_limit_lifted: { version: number; fromPaise: number; toPaise: number | null }
  }
}
