/** One thing of an order, or two. */
export const both = (names: readonly string[]) => names.join(' and ')
/** The first things of an order, and how many others it has. */
export const andMore = (names: readonly string[], more: number) => `${names.join(', ')} and ${more} more`
