declare module '#domain/ground/happened.ts' {
  interface Events {
    /** A customer asks to send goods back. */
    return_asked: { returnId: string; orderId: string }
    /** The replacement of a return was cancelled, and it waits for its decision anew. */
    return_reopened: { returnId: string; orderId: string }
    /** The shop has decided a return. */
    return_answered: {
      returnId: string
      /** Whose it is; null: who took goods along that were called back, and gave no name. */
      personId: string | null
      orderId: string
      orderNumber: number
      outcome: 'money' | 'replacement' | 'refused'
      goods: { name: string; quantity: number }[]
      /** The shopkeeper's words. */
      answer: string
      amountPaise: number | null
      replacementOrderId: string | null
    }
  }
}

export {}
