import { packLabel } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'

/** A product as a file of a picture may be named after it. */
export interface NamedGoods extends PackSize {
  id: string
  name: string
  hindiName: string | null
  brand: string
  barcode: string | null
  aliases: readonly string[]
}

export interface PictureMatch {
  fileName: string
  /** Ids of the goods that its name fits: of one it is the picture, among several somebody has to choose. */
  ids: string[]
  /** Which view of its product: 2 of `tomato-2.jpg`; 1 where the name has no number. */
  view: number
}

/**
 * Finds the product of each file by its name: id, bar code, name, Hindi name, each with brand and pack or
 * without, or another name. Case, accents, blanks, dashes and underscores do not matter. A number at the end
 * counts views, unless the name with it fits a product by itself.
 */
export function matchPictures(fileNames: readonly string[], goods: readonly NamedGoods[]): PictureMatch[] {
  const tiers = [exactNames, names, otherNames].map((namesOf) => indexed(goods, namesOf))
  const found = (stem: string) => tiers.map((tier) => tier.get(normal(stem))).find(Boolean)
  return fileNames.map((fileName) => {
    const whole = fileName.replace(/\.[a-z\d]{1,5}$/i, '')
    const [, stem = '', inBrackets, plain] = /^(.*?)[\s_-]*(?:\((\d{1,2})\)|(\d{1,2}))$/.exec(whole) ?? []
    const view = Number(inBrackets ?? plain ?? 1) || 1
    const ofWhole = found(whole)
    const ids = ofWhole ?? (normal(stem) === '' ? undefined : found(stem))
    return { fileName, ids: [...(ids ?? [])], view: ids && !ofWhole ? view : 1 }
  })
}

/** Of one pack alone. */
function exactNames(one: NamedGoods): (string | null)[] {
  const packs = [packLabel(one), `${one.netQuantity} ${one.netUnit}`]
  const called = names(one).filter((name) => name !== null)
  return [one.id, one.barcode, ...called.flatMap((name) => packs.map((pack) => `${name} ${pack}`))]
}

function names({ name, hindiName, brand }: NamedGoods): (string | null)[] {
  return [name, hindiName, `${brand} ${name}`, `${name} ${brand}`]
}

function otherNames({ aliases }: NamedGoods): readonly string[] {
  return aliases
}

function indexed(
  goods: readonly NamedGoods[],
  namesOf: (one: NamedGoods) => readonly (string | null)[],
): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>()
  for (const one of goods)
    for (const name of namesOf(one)) {
      const key = normal(name ?? '')
      if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(one.id))
    }
  return index
}

/** Letters and digits alone, with the point of 1.5 kg. Marks of Devanagari are letters, accents are none. */
function normal(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]|(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.]/gu, '')
}
