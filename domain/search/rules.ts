import type { NetUnit, PackSize } from '#domain/catalog/rules.ts'

/** Whole units that people write, and how much each is. */
const units = new Map([
  ...named(['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किग्रा'], 'g', 1000),
  ...named(['g', 'gm', 'gms', 'gram', 'grams', 'ग्राम'], 'g', 1),
  ...named(['l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters', 'लीटर'], 'ml', 1000),
  ...named(['ml'], 'ml', 1),
  ...named(['piece', 'pieces', 'pc', 'pcs'], 'piece', 1),
])

/** A figure and a word, alone or behind each other: `5kg`, `1.5 litre`. */
const figureAndWord = /(?<!\S)(\d{1,6}(?:\.\d{1,3})?)\s*([\p{L}\p{M}]+)(?!\S)/gu

/**
 * The pack that a query names, and what is left of it in lower case: `atta 5kg`, `5 kilo atta`,
 * `tel 1.5 litre`; null where it names none.
 */
export function packNamed(query: string): { pack: PackSize | null; rest: string } {
  const text = query.normalize('NFC').toLowerCase()
  for (const { 0: found, 1: figure, 2: word = '', index } of text.matchAll(figureAndWord)) {
    const [netUnit, amount] = units.get(word) ?? []
    const netQuantity = Math.round(Number(figure) * (amount ?? 0))
    if (!netUnit || netQuantity === 0) continue
    return {
      pack: { netQuantity, netUnit },
      rest: `${text.slice(0, index)} ${text.slice(index + found.length)}`,
    }
  }
  return { pack: null, rest: text }
}

function named(words: string[], netUnit: NetUnit, amount: number): [string, [NetUnit, number]][] {
  return words.map((word) => [word, [netUnit, amount]])
}
