/** The name of a field for a number of pieces. */
export const howMany = (good: string) => `How many of ${good}`
