/** A return can be asked for so long after the goods were delivered: seven days (what `/terms` says). */
const returnHours = 7 * 24

/** So many pictures can come with a return. */
export const mostReturnPictures = 3

/** Until when the goods of an order can be sent back. */
export function returnableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + returnHours * 60 * 60 * 1000)
}
