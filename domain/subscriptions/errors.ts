declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** This product comes to the person by itself already. */
    subscribed_already: { productName: string }
    /** Nothing more can come to this person by itself. */
    too_many_subscriptions: { maximum: number }
    /** This day is made, or the hour for changing it is over; the first one that can still be changed. */
    day_made: { firstOpenDay: string }
    /** It costs something else than the page showed; with its deposit. */
    price_is_other: { productName: string; pricePaise: number }
  }

  interface FieldProblems {
    /** Days of the week on which nothing is brought there. */
    not_brought_then: { weekdays: readonly number[] }
    /** It does not come on this day anyway. */
    comes_not_then: object
    /** More goods than can be kept out of a box. */
    too_many_never: { maximum: number }
  }
}

export {}
