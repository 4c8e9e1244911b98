export {}

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** Money of somebody has lain in their wallet for long. cause: once a person and time. */
    wallet_lies: { personId: string; cause: string; balancePaise: number }
  }
}
