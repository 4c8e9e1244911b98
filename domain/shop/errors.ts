declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    /** Not the fifteen characters of a GSTIN. */
    bad_gstin: object
    /** Its check digit is not that of the others. */
    gstin_mistyped: object
    /** It was given out in another state than the shop's; empty for digits that are no state's. */
    gstin_of_other_state: { state: string }
    /** What the numbers of invoices begin with: one to four capitals and digits. */
    bad_series: object
    /** Invoices and credit notes would have the same numbers. */
    same_series: object
    /** Nothing that can be dialled. */
    bad_phone: object
    /** Not the fourteen digits of a licence to sell food. */
    bad_fssai_licence: object
    bad_upi_id: object
    /** No fee, or one above what any shop asks for. */
    bad_shipping: object
    /** Neither a sum above zero nor `never`. */
    bad_free_from: object
    /** No sum above zero, or more than the law lets anybody take in cash. */
    bad_max_cash: object
    bad_return_days: object
    /** No day of the calendar, none at all beside its words, or one that is over. */
    bad_closed_day: object
    /** One day stands twice in the list of closed days. */
    closed_day_twice: object
    /** Nobody else could allow what waits for a second administrator. */
    only_administrator: object
  }
}

export {}
