/** The shelves that the demo market has beside the twelve with which every shop begins. */
export const demoShelves = [
  {
    value: 'grains and flours',
    label: 'Grains and Flours',
    hindiLabel: 'अनाज और आटा',
    position: 13,
    need: 13,
  },
  { value: 'spices', label: 'Spices', hindiLabel: 'मसाले', position: 14, need: 14 },
  { value: 'sweeteners', label: 'Sweeteners', hindiLabel: 'गुड़ और मिठास', position: 15, need: 15 },
  { value: 'pickles', label: 'Pickles', hindiLabel: 'अचार', position: 16, need: 16 },
]
