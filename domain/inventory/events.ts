import type { Language } from '#db/schema/columns.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** A product can be had again, for which somebody has waited since then. */
    back_in_stock: { productId: string; productName: string; email: string; language: Language; since: Date }
  }
}
