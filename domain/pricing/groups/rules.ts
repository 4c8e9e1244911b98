/** Who pays prices of their own: members of the cooperative, and who sells the goods on. */
export const priceGroups = ['members', 'resellers'] as const

export type PriceGroup = (typeof priceGroups)[number]
