import type * as en from './en.ts'

const without: Readonly<Record<string, string>> = {
  sugar: 'बिना चीनी',
  onion: 'बिना प्याज़',
  garlic: 'बिना लहसुन',
  milk: 'बिना दूध',
  egg: 'बिना अंडे',
  gluten: 'बिना ग्लूटेन',
  nuts: 'बिना मेवे',
  salt: 'बिना नमक',
  vegan: 'वीगन',
  jain: 'जैन',
}

export const saidLabel: typeof en.saidLabel = (said) => {
  if (said.of === 'order') return said.sort === 'price-asc' ? 'सबसे सस्ता पहले' : 'सबसे महँगा पहले'
  if (said.of === 'without')
    return said.names
      .map((name) => (Object.hasOwn(without, name) ? without[name] : `‘${name}’ के बिना`))
      .join(', ')
  const { from, to } = said
  if (from === undefined) return `₹${to} तक`
  return to === undefined ? `₹${from} या ज़्यादा` : `₹${from} से ₹${to}`
}
