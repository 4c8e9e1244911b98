/** A country as the shop has typed it; the one of nearly all goods in Hindi. */
export const countryOf = (typed: string): string => (typed === 'India' ? 'भारत' : typed)
