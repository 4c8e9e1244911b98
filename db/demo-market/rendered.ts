/**
 * Goods of the demo market whose first view is a render of our own model (scripts/pictures/models/), by the
 * name of their pictures.
 */
export const renderedGoods: ReadonlySet<string> = new Set([
  'alphonso-mango',
  'carrot',
  'country-eggs',
  'garlic',
  'green-chilli',
  'lemon',
  'onion',
  'palak',
  'potato',
  'robusta-banana',
  'shimla-apple',
  'tomato',
])
