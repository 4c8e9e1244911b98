/** Before the price, for those who hear it, where the good was dearer. */
export const now = 'Now '
/** Before the dearer price. */
export const before = 'Before '
