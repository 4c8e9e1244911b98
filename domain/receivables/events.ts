export {}

declare module '#domain/ground/happened.ts' {
  interface Events {
    /**
     * Somebody owes something on a Saturday. cause: once a person and Saturday. payToken: of the link that
     * pays it. since: what was written down, taken off and paid in the last seven days, the oldest first.
     */
    khata_is_due: {
      personId: string
      cause: string
      owedPaise: number
      payToken: string
      since: { what: 'order' | 'off' | 'paid'; orderNumber: number | null; amountPaise: number }[]
    }
  }
}
