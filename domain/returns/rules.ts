/** So many pictures can come with a return. */
export const mostReturnPictures = 3

/** Until when goods can be sent back, so many days after they were delivered. */
export function returnableUntil(deliveredAt: Date, days: number): Date {
  return new Date(deliveredAt.getTime() + days * 24 * 60 * 60 * 1000)
}
