/**
 * Goods of the demo market whose first view is a render of our own model (scripts/pictures/models/), by the
 * name of their pictures.
 */
export const renderedGoods: ReadonlySet<string> = new Set([
  'alphonso-mango',
  'black-grapes',
  'brinjal',
  'capsicum',
  'carrot',
  'cauliflower',
  'clay-water-pot',
  'coconut',
  'country-eggs',
  'cucumber',
  'garlic',
  'ginger',
  'green-chilli',
  'lemon',
  'nagpur-orange',
  'okra',
  'onion',
  'palak',
  'papaya',
  'pomegranate',
  'potato',
  'robusta-banana',
  'shimla-apple',
  'tomato',
  'watermelon',
])
