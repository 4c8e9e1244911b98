/** What was typed, in the words of a product and the pack that was named with them: 'atta 10 kg'. */
export function packTyped(text: string): { words: string; pack: string } {
  const [, words, pack] = /^(.*\S)\s+(\d[\d.]*\s*(?:kg|g|ml|litres?|l|pieces?)?)$/iu.exec(text.trim()) ?? []
  return words && pack ? { words, pack: plain(pack) } : { words: text.trim(), pack: '' }
}

/** The goods in the pack that was named first; the others keep their order. */
export function namedPackFirst<Goods extends { pack: string }>(
  rows: readonly Goods[],
  pack: string,
): Goods[] {
  const isNamed = (goods: Goods) => [plain(goods.pack), number(goods.pack)].includes(pack)
  return [...rows.filter(isNamed), ...rows.filter((goods) => !isNamed(goods))]
}

/** Whether the pack was named with the words: then there is nothing to ask. */
export function isPackNamed(text: string, pack: string): boolean {
  return packTyped(text).pack === plain(pack)
}

/** Whether the pack alone was typed: '10 kg'. */
export function isPack(text: string, pack: string): boolean {
  return plain(text) === plain(pack)
}

function plain(pack: string): string {
  return pack.replaceAll(' ', '').toLowerCase()
}

/** The pack without its unit: '10' of '10 kg'. */
function number(pack: string): string {
  return plain(pack).replace(/[a-z]+$/u, '')
}
