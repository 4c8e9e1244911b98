/** A category of goods, as the shop's pages need it; people read of it as a shelf. */
export interface Category {
  /** What calls, addresses and products carry. It stays when the label changes. */
  value: string
  label: string
  /** null: not given. */
  hindiLabel: string | null
}

/** The most categories that a shop has: its lists are drawn whole, on every page. */
export const mostCategories = 40

/** Stands for names of which none is a category: a list of it is empty. No category has this value. */
export const noCategory = '-'

/** The value that a category of this label begins with: in small letters, with single blanks. */
export function categoryNamed(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The value of the category that is named so, by value or label; of an unknown one its small letters. */
export function valueNamed(categories: readonly Category[], name: string): string {
  return knownCategories(categories, [name])[0] ?? categoryNamed(name)
}

/** The values of those of these categories that are named, by value or label: in their order, each once. */
export function knownCategories(categories: readonly Category[], names: Iterable<string>): string[] {
  const given = new Set([...names].map(categoryNamed))
  return categories
    .filter(({ value, label }) => given.has(value) || given.has(categoryNamed(label)))
    .map(({ value }) => value)
}

/**
 * The same for a list of goods, which without any shows everything: where something is named and nothing of
 * it is a category, `noCategory`.
 */
export function chosenCategories(categories: readonly Category[], names: readonly string[]): string[] {
  const known = knownCategories(categories, names)
  return known.length === 0 && names.some((name) => name.trim() !== '') ? [noCategory] : known
}

/** What a category is called on the page; an unknown value is shown as it is. */
export function categoryLabel(categories: readonly Category[], value: string): string {
  if (value === noCategory) return 'Unknown category'
  return categories.find((category) => category.value === value)?.label ?? value
}

export const sorts = ['price-asc', 'price-desc'] as const
/** How a list of the calls is ordered; without one in the market's own order. Pages know more (filters/). */
export type Sort = (typeof sorts)[number]

/**
 * A counted product with so many or fewer left says how many; above that nobody is told. The catalogue's
 * trigger knows this number too.
 */
export const lowStock = 5

/** Products on one page of a listing. */
export const listingPageSize = 24

/**
 * The last page of a list that has a number. Who looks for more narrows the list; calls go on with a cursor.
 */
export const lastPage = 40

/**
 * The page that an address or a form names; the first one for what is no number, the one after the last for
 * all beyond.
 */
export function pageNumber(named: string | null): number {
  return named && /^[1-9]\d{0,8}$/.test(named) ? Math.min(Number(named), lastPage + 1) : 1
}

/** How many pages of a listing have a number. */
export function pageCount(total: number): number {
  return Math.min(Math.ceil(total / listingPageSize), lastPage)
}

/** Whether a list of so many has no such page. The first page is always there, and may be empty. */
export function isPastEnd(page: number, total: number): boolean {
  return page > Math.max(1, pageCount(total))
}

/** The most products of a category that a shelf shows. The catalogue's trigger knows this number too. */
export const shelfLength = 13

/** In what a product is measured: grams, millilitres or pieces, always as a whole number. */
export const netUnits = ['g', 'ml', 'piece'] as const
export type NetUnit = (typeof netUnits)[number]

export interface PackSize {
  netQuantity: number
  netUnit: NetUnit
  /** Sold by weight: the pack is one step, and quantities count steps. */
  isByWeight?: boolean | null | undefined
  /** The same, as calls and cards say it. */
  step?: Step | undefined
}

/** A step of goods by weight. */
export interface Step {
  grams: number
}

/** The pack as people say it: `500 g`, `1.5 kg`, `1 L`, `12 pieces`. */
export function packLabel({ netQuantity, netUnit }: PackSize): string {
  if (netUnit === 'piece') return netQuantity === 1 ? '1 piece' : `${netQuantity} pieces`
  const big = netUnit === 'g' ? 'kg' : 'L'
  return netQuantity >= 1000 ? `${netQuantity / 1000} ${big}` : `${netQuantity} ${netUnit}`
}

/**
 * Goods as a line or a sentence names them, because packs of one name stand beside each other: Jeera 100 g.
 * What is sold by the piece is its own pack, and what is weighed has none: Clay Lamp, Tomato.
 */
export function withPack(name: string, pack: PackSize): string {
  const { netUnit, netQuantity, isByWeight, step } = pack
  return isByWeight || step || (netUnit === 'piece' && netQuantity === 1)
    ? name
    : `${name} ${packLabel(pack)}`
}

/** Goods by weight are bought by so many steps at most, as a line of a cart has it. */
export const mostSteps = 99

/** So much of goods that are sold by weight, as people say it: `500 g`, `1.5 kg`. */
export function gramsLabel(grams: number): string {
  return packLabel({ netQuantity: grams, netUnit: 'g' })
}

/** How much a line has of its goods: `1.5 kg` of what is weighed, else how many packs. */
export function amountLabel(
  quantity: number,
  pack: Pick<PackSize, 'isByWeight' | 'step'> & Partial<PackSize>,
): string {
  const grams = pack.step?.grams ?? (pack.isByWeight ? pack.netQuantity : undefined)
  return grams ? gramsLabel(quantity * grams) : String(quantity)
}

/** A line as people read it: `1.5 kg Tomato`, `2 × Jeera 100 g`. */
export function lineLabel(quantity: number, name: string, pack: PackSize): string {
  const amount = amountLabel(quantity, pack)
  return pack.isByWeight || pack.step ? `${amount} ${name}` : `${amount} × ${withPack(name, pack)}`
}

/**
 * What a kilogram, litre or piece costs in this pack, in whole paise (rounded), so that packs can be
 * compared; null where the pack is that very unit and the figure would only repeat the price.
 */
export function unitPrice(
  pack: PackSize & { sellingPricePaise: number },
): { paise: number; per: 'kg' | 'L' | 'piece' } | null {
  return pack.netQuantity === baseOf(pack) ? null : pricePer(pack)
}

/** The same of any pack: what `₹48.00/kg` says. */
export function pricePer(pack: PackSize & { sellingPricePaise: number }): {
  paise: number
  per: 'kg' | 'L' | 'piece'
} {
  const per = pack.netUnit === 'g' ? 'kg' : pack.netUnit === 'ml' ? 'L' : 'piece'
  return { paise: Math.round((pack.sellingPricePaise * baseOf(pack)) / pack.netQuantity), per }
}

function baseOf({ netUnit }: PackSize): number {
  return netUnit === 'piece' ? 1 : 1000
}

/** The most packs of a family that a card or page shows. */
export const mostPacks = 12

/** So many pictures may a product have. */
export const mostImages = 10

/** So many other words may a product be looked for by. */
export const mostAliases = 40

/** A pack of a family, as its siblings show it. Money in paise. */
export interface Pack extends PackSize {
  id: string
  name: string
  hindiName: string | null
  sellingPricePaise: number
  /** True when none is left. */
  isSoldOut: boolean
  /** Of those that can be had it costs least a kilogram, litre or piece. */
  isCheapest?: boolean
}

/**
 * The pack that costs least a kilogram, litre or piece, of those that can be had; null where they are not
 * measured alike, or cost the same.
 */
export function cheapestPack(packs: readonly Pack[]): Pack | null {
  const offered = packs.filter(({ isSoldOut }) => !isSoldOut)
  const [first] = offered
  if (!first || offered.some(({ netUnit }) => netUnit !== first.netUnit)) return null
  // Without a division: rounded prices a kilogram may be alike.
  const compared = offered.toSorted(
    (one, other) => one.sellingPricePaise * other.netQuantity - other.sellingPricePaise * one.netQuantity,
  )
  const [least = first] = compared
  const most = compared.at(-1) ?? first
  return least.sellingPricePaise * most.netQuantity < most.sellingPricePaise * least.netQuantity
    ? least
    : null
}

/**
 * A product's canonical address, with its name in it: `/product/<id>/toor-dal`. For the head of its page,
 * the sitemap and structured data; people are led to `/product/<id>` (app/paths.ts).
 */
export function canonicalProductPath({ id, name }: { id: string; name: string }): string {
  const slug = productSlug(name)
  return `/product/${encodeURIComponent(id)}${slug && `/${encodeURIComponent(slug)}`}`
}

/**
 * The name as a part of an address: small letters and figures of any script, everything between them a dash.
 */
export function productSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('-')
}
