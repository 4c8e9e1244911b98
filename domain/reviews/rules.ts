/** Letters that a review may have, and the shop's answer to one. */
export const mostWords = 1000
/** Letters of the reason for which one is not shown. */
export const mostReason = 500

/** How many a page of the shop has, and how many stand on the product's own page. */
export const reviewsAPage = 10
export const firstReviews = 3

/** How they stand, in the words of the panel. */
export const reviewStates = {
  waiting: 'To look at',
  reported: 'Reported',
  shown: 'Shown',
  refused: 'Not shown',
} as const

export type ReviewList = keyof typeof reviewStates

/** Why somebody reports one. */
export const reportReasons = {
  not_about_it: 'It is not about this product',
  insulting: 'It insults somebody',
  advertising: 'It is advertising',
  private: 'It tells who somebody is, or where they live',
  other: 'Something else is wrong',
} as const

export type ReportReason = keyof typeof reportReasons

/** How many shown reviews give one star, two stars and so on up to five. */
export type StarCounts = readonly [number, number, number, number, number]

/** What the shown reviews of a product come to. */
export interface Rating {
  /** Out of five, to one decimal. */
  average: number
  count: number
  byStars: StarCounts
}

/** null where nobody's review is shown. */
export function ratingOf(byStars: StarCounts): Rating | null {
  const count = byStars.reduce((sum, one) => sum + one, 0)
  if (count === 0) return null
  const sum = byStars.reduce((all, one, place) => all + one * (place + 1), 0)
  return { average: Math.round((sum / count) * 10) / 10, count, byStars }
}

/** Where its picture is; a change of the review has another address. */
export function picturePath({ id, version }: { id: string; version: number }): string {
  return `/api/reviews/${id}/picture?v=${version}`
}

/** The first word of a name: as much as others read of who wrote. */
export function firstNameOf(name: string): string {
  return (
    Array.from(name.trim().split(/\s+/)[0] ?? '')
      .slice(0, 30)
      .join('') || 'A customer'
  )
}
