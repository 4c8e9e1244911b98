import type { Language } from '#db/schema/columns.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** The shop delivers to a PIN code by now, for which somebody has waited since then. */
    delivered_there: { pinCode: string; email: string; language: Language; since: Date }
  }
}
