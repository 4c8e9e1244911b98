declare module '#domain/ground/happened.ts' {
  interface Events {
    /** A batch was called back that somebody has, or was to get; once a person. */
    batch_recalled: {
      batchId: string
      personId: string
      productName: string
      code: string
      reason: string
      /** Theirs that held it, the oldest first. */
      orders: { orderId: string; orderNumber: number }[]
    }
  }
}

export {}
