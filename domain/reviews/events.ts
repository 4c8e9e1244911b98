declare module '#domain/ground/happened.ts' {
  interface Events {
    /** Somebody has rated a good, or has changed what they said. */
    review_came: { reviewId: string; at: Date; stars: number }
    /** A review that is shown was reported, the first time since the desk has looked at it. */
    review_reported: { reviewId: string; at: Date }
    /** The shop does not show a review. */
    review_refused: {
      reviewId: string
      personId: string
      productId: string
      productName: string
      why: string
    }
  }
}

export {}
