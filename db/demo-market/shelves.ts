import type { DemoShelf } from './types.ts'

/**
 * Shelves of the demo market beside the twelve that every shop has, in the order of menus and filters. One is
 * seeded as soon as goods of the market stand on it, so that none is empty.
 */
export const demoShelves: readonly DemoShelf[] = [
  { label: 'Grains and Flours', value: 'grains and flours', hindiLabel: 'अनाज और आटा', mark: 'आटा', need: 6 },
  { label: 'Spices', value: 'spices', hindiLabel: 'मसाले', mark: 'म', need: 7 },
  { label: 'Sweeteners', value: 'sweeteners', hindiLabel: 'गुड़ और शहद', mark: 'गुड़', need: 9 },
  { label: 'Pickles', value: 'pickles', hindiLabel: 'अचार', mark: 'अ', need: 10 },
  { label: 'Daily Needs', value: 'daily needs', hindiLabel: 'रोज़ का सामान', mark: 'रोज़', need: 17 },
]
