/** The most characters of each text, and the most telephones, e-mail addresses and closed days. */
export const factLengths = {
  name: 100,
  addressLine: 100,
  addressLines: 4,
  town: 80,
  phones: 4,
  emails: 4,
  purpose: 80,
  grievanceContact: 200,
  footerWords: 300,
  closedDays: 60,
  closedWords: 100,
} as const

/**
 * The most that each of the terms may be, money in paise. The law lets nobody take two lakh rupees or more in
 * cash from one person in a day.
 */
export const mostTerms = {
  shippingPaise: 10_000_00,
  freeFromPaise: 10_00_000_00,
  maxCashPaise: 1_99_999_00,
  returnDays: 365,
} as const
