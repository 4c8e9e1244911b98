declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The days in which goods can be sent back are over. */
    return_too_late: { until: Date }
    /** More pieces are to come back than were delivered and not sent back before. */
    return_too_many: { productName: string; left: number; stepGrams?: number }
    /** The return was decided already. */
    return_decided: { status: 'agreed' | 'refused' }
  }

  interface FieldProblems {
    /** More pictures than a return takes. */
    too_many_pictures: { maximum: number }
  }
}

export {}
