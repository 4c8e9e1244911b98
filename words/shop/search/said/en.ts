import type { Said } from '#domain/search/rules.ts'

// What a search says beside the goods, as a chip.

const without: Readonly<Record<string, string>> = {
  sugar: 'Without sugar',
  onion: 'Without onion',
  garlic: 'Without garlic',
  milk: 'Without milk',
  egg: 'Without egg',
  gluten: 'Without gluten',
  nuts: 'Without nuts',
  salt: 'Without salt',
  vegan: 'Vegan',
  jain: 'Jain',
}

export const saidLabel = (said: Said): string => {
  if (said.of === 'order') return said.sort === 'price-asc' ? 'Cheapest first' : 'Dearest first'
  if (said.of === 'without')
    return said.names
      .map((name) => (Object.hasOwn(without, name) ? without[name] : `Without ${name}`))
      .join(', ')
  const { from, to } = said
  if (from === undefined) return `Up to ₹${to}`
  return to === undefined ? `From ₹${from}` : `₹${from} to ₹${to}`
}
