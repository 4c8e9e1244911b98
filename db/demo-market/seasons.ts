type Amount = 'none' | 'some' | 'plenty'

/** A month and its week, both from 1; the fourth week goes to the end of the month. */
type Week = readonly [month: number, week: number]

/** From January to December: . none, s some, P plenty; then first and last week, and where it grows. */
type Said = readonly [months: string, first: Week | null, last: Week | null, region?: string]

/**
 * When the fresh goods of the demo market come from the fields, by slug: in Uttar Pradesh, where the shop is,
 * or where their description says that they grow.
 */
const said: Readonly<Record<string, Said>> = {
  // vegetables
  tomato: ['PPPPs.....sP', [11, 3], [5, 4]],
  potato: ['PPPs.......s', [12, 2], [4, 2]],
  onion: ['s..PPs....ss', null, null, 'Maharashtra'],
  carrot: ['PPs.......sP', [11, 2], [3, 3], 'Haryana'],
  brinjal: ['ssPPPssssPPP', null, null],
  cucumber: ['..sPPPsss...', [3, 3], [9, 4]],
  'green-chilli': ['..sPPPsssPPs', [3, 2], [12, 3]],
  capsicum: ['PPPssssssPPP', null, null, 'Maharashtra'],
  broccoli: ['sssPPs..sPPs', null, null, 'Himachal Pradesh'],
  palak: ['PPPs.....sPP', [10, 2], [4, 2]],
  'methi-leaves': ['PPs......sPP', [10, 3], [2, 4]],
  beetroot: ['PPs.......sP', [11, 3], [3, 3]],
  'sweet-corn': ['....sPsPPs..', null, null],
  garlic: ['..PPs.......', [3, 1], [5, 2], 'Madhya Pradesh'],
  ginger: ['PPs........s', [12, 2], [3, 4], 'Kerala'],
  'button-mushroom': ['PPPsssssssPP', null, null, 'Himachal Pradesh'],
  'fresh-green-peas': ['PPs.......sP', [11, 3], [3, 2]],
  'sweet-potato': ['PPs......sPP', [10, 3], [3, 1]],
  okra: ['..sPPPPPss..', [3, 2], [10, 2]],
  cauliflower: ['PPs.....ssPP', [9, 3], [3, 2]],
  drumstick: ['.sPPs.......', [2, 3], [5, 2]],
  // fruits
  'alphonso-mango': ['...sPs......', [4, 1], [6, 2], 'Devgad, Maharashtra'],
  'shimla-apple': ['.......sPPs.', [8, 2], [11, 1], 'Himachal Pradesh'],
  'green-apple': ['........PPs.', [9, 1], [11, 1], 'Kinnaur, Himachal Pradesh'],
  'robusta-banana': ['ssssssPPPPPs', null, null, 'Maharashtra'],
  'nagpur-orange': ['PsPPs.....sP', null, null, 'Maharashtra'],
  'black-grapes': ['sPPPs.......', [1, 2], [5, 1], 'Maharashtra'],
  pineapple: ['....sPPs....', [5, 3], [8, 2], 'Tripura'],
  watermelon: ['...sPPs.....', [4, 1], [7, 1]],
  muskmelon: ['...sPPs.....', [4, 2], [7, 1]],
  'mahabaleshwar-strawberry': ['PPPs......sP', [11, 4], [4, 2], 'Maharashtra'],
  kiwi: ['s.........PP', [11, 1], [1, 2], 'Arunachal Pradesh'],
  pear: ['......PPs...', [7, 1], [9, 2], 'Uttarakhand'],
  peach: ['....PPs.....', [5, 2], [7, 1], 'Ramgarh, Uttarakhand'],
  cherries: ['....sPs.....', [5, 4], [7, 1], 'Jammu and Kashmir'],
  lemon: ['ssssssPPPsPP', null, null],
  mosambi: ['..ss...sPPPs', null, null, 'Maharashtra'],
  papaya: ['PPPPssssssPP', null, null],
  guava: ['PP.....ss.sP', null, null],
  pomegranate: ['PPPsssPPPsss', null, null, 'Maharashtra'],
}

const amounts: Readonly<Record<string, Amount>> = { '.': 'none', s: 'some', P: 'plenty' }

/** As rows have it; of what comes all year alike, as coconuts, nothing is said. */
export const demoSeasons = Object.entries(said).map(([slug, [months, first, last, region = '']]) => ({
  slug,
  region,
  months: Array.from(months, (letter) => amounts[letter]!),
  firstWeek: first && weekOf(first),
  lastWeek: last && weekOf(last),
}))

function weekOf([month, week]: Week): number {
  return (month - 1) * 4 + week
}
