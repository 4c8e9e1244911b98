import { chosenCategories, pageNumber, pricePer } from '#domain/catalog/rules.ts'
import type { Category, PackSize } from '#domain/catalog/rules.ts'

// What narrows and orders a list of goods, and how form and address say it. What each means in columns stands
// in conditions.ts.

/** The bands of prices. Each price is in exactly one: `toPaise` still belongs to it. */
export const priceBands = [
  { value: 'under-100', label: 'Under ₹100', toPaise: 99_99 },
  { value: '100-250', label: '₹100 to ₹250', toPaise: 250_00 },
  { value: '250-500', label: '₹250 to ₹500', toPaise: 500_00 },
  { value: '500-1000', label: '₹500 to ₹1,000', toPaise: 1000_00 },
  { value: 'over-1000', label: 'Over ₹1,000', toPaise: Infinity },
] as const
export type PriceBand = (typeof priceBands)[number]['value']

/** Discounts of so many percent or more, as a badge says the percent. */
export const discountBands = [
  { value: '10', label: '10% off or more', percent: 10 },
  { value: '15', label: '15% off or more', percent: 15 },
  { value: '20', label: '20% off or more', percent: 20 },
] as const

/**
 * The orders of a list. Without one a listing is 'Recommended', and a search by relevance. unit-price: by
 * what a kilogram or litre costs, and then what is sold by the piece, by what a piece costs.
 */
export const sortLabels = [
  { value: 'price-asc', label: 'Price - Low to High' },
  { value: 'price-desc', label: 'Price - High to Low' },
  { value: 'unit-price', label: 'Price per kg, litre or piece' },
  { value: 'discount', label: 'Discount - High to Low' },
  { value: 'newest', label: 'Newest' },
  { value: 'origin', label: 'Country of origin' },
] as const
export type ListSort = (typeof sortLabels)[number]['value']

/** So many letters has a value that is not known beforehand, at most. */
const longestValue = 200

/** One filter, as a form shows it. */
export interface Filter {
  /** None for a box to tick, which has one value, and its label says it. */
  title?: string
  /** What a form says where none is chosen. */
  none?: string
  /** Without them it can be whatever the goods of a list have, which its page offers. */
  values?: readonly FilterValue[]
}

export interface FilterValue {
  value: string
  label: string
}

/** All filters, in the order of a form and of an address, in which they go by these names. */
const filters = {
  price: { title: 'Price', none: 'Any price', values: priceBands },
  discount: { title: 'Discount', none: 'Any or none', values: discountBands },
  reduced: { values: [{ value: 'only', label: 'Only with a discount' }] },
  /** As declared; imported goods must have it as a filter and an order (Legal Metrology, rule 6(10A)). */
  origin: { title: 'Country of origin', none: 'Any country' },
  diet: { values: [{ value: 'veg', label: 'Vegetarian only' }] },
  organic: { values: [{ value: 'certified', label: 'Certified organic' }] },
  stock: { values: [{ value: 'in', label: 'In stock only' }] },
} as const satisfies Record<string, Filter>

export type FilterName = keyof typeof filters
export type ValueOf<Name extends FilterName> = (typeof filters)[Name] extends {
  values: readonly { value: infer Value }[]
}
  ? Value
  : string
export const filterNames = Object.keys(filters) as FilterName[]

/** The values that the goods of a list have, of filters whose values are not known beforehand. */
export type Offered = { [Name in FilterName]?: readonly string[] }

/** The values of the filters that are chosen. */
export type Filters = { [Name in FilterName]?: ValueOf<Name> | undefined }

/** What a list shows, as its address says it: the name of a field is that of its parameter. */
export interface ListChoice extends Filters {
  /** Their values; as parameters `category`, one each. */
  categories: string[]
  sort?: ListSort | undefined
  page: number
}

/**
 * Reads an address. What is no filter, no order or no page is left out, and so is what is none of these
 * categories beside one that is.
 */
export function choiceOf(search: URLSearchParams, known: readonly Category[]): ListChoice {
  const chosen = filterNames.map((name) => {
    const { values } = filterOf(name)
    return [name, values ? oneOf(values, search.get(name)) : anyValue(search.get(name))]
  })
  return {
    categories: chosenCategories(known, search.getAll('category')),
    ...(Object.fromEntries(chosen) as Filters),
    sort: oneOf(sortLabels, search.get('sort')),
    page: pageNumber(search.get('page')),
  }
}

/** The parameters of a choice, in their one order; the first page has no number. */
export function queryOf(choice: Partial<ListChoice>): URLSearchParams {
  const { categories = [], page = 1 } = choice
  const query = new URLSearchParams(categories.map((category) => ['category', category]))
  for (const name of [...filterNames, 'sort'] as const) if (choice[name]) query.set(name, choice[name])
  if (page > 1) query.set('page', String(page))
  return query
}

/** Which filters are chosen. */
export function chosenIn(choice: Filters): FilterName[] {
  return filterNames.filter((name) => choice[name])
}

/** The same, with the words for what each is set to. */
export function filtersIn(choice: Filters): { name: FilterName; label: string }[] {
  return chosenIn(choice).flatMap((name) => {
    const { title, values } = filterOf(name)
    if (!values) return [{ name, label: `${title}: ${choice[name]}` }]
    const chosen = values.find(({ value }) => value === choice[name])
    return chosen ? [{ name, label: chosen.label }] : []
  })
}

export function filterOf(name: FilterName): Filter {
  return filters[name]
}

/** What a form offers of a filter; what is chosen is among it. */
export function valuesOf(
  name: FilterName,
  offered: Offered,
  chosen: string | undefined,
): readonly FilterValue[] {
  const { values } = filterOf(name)
  if (values) return values
  const here = offered[name] ?? []
  const all = chosen && !here.includes(chosen) ? [chosen, ...here] : here
  return all.map((value) => ({ value, label: value }))
}

/**
 * Whether the page of this choice is kept: of one category or all, with one filter at most, whose values are
 * known. So there are some hundred thousand of them at most, and not one for each set of boxes that somebody
 * ticks, nor for each word that somebody types (docs/decisions/116-filters-and-sums.md).
 */
export function isKept(listed: Filters & { categories: readonly string[] }): boolean {
  const chosen = chosenIn(listed)
  return listed.categories.length <= 1 && chosen.length <= 1 && chosen.every((name) => filterOf(name).values)
}

/** The prices of a band, in paise, both ends in it; the last has no upper end. */
export function pricesIn(band: PriceBand): { fromPaise: number; toPaise: number } {
  const at = priceBands.findIndex(({ value }) => value === band)
  return { fromPaise: (priceBands[at - 1]?.toPaise ?? -1) + 1, toPaise: priceBands[at]?.toPaise ?? Infinity }
}

interface Sorted extends PackSize {
  listPricePaise: number
  sellingPricePaise: number
}

/** Whether goods can be brought into this order by what a card knows of them. */
export function canCompare(sort: string | null | undefined): boolean {
  return sort !== 'newest' && sort !== 'origin' && sortLabels.some(({ value }) => value === sort)
}

/** The order of two goods of one page, as the database has it; 0 where they stay as they stand. */
export function compareGoods(sort: ListSort | undefined, one: Sorted, other: Sorted): number {
  const cheaper = one.sellingPricePaise - other.sellingPricePaise
  if (sort === 'price-asc') return cheaper
  if (sort === 'price-desc') return -cheaper
  if (sort === 'discount') return discountOf(other) - discountOf(one)
  if (sort !== 'unit-price') return 0
  const [price, otherPrice] = [pricePer(one), pricePer(other)]
  return Number(price.per === 'piece') - Number(otherPrice.per === 'piece') || price.paise - otherPrice.paise
}

/** The discount in hundredths of a percent, rounded down, as `product_ranks` has it. */
function discountOf({ listPricePaise, sellingPricePaise }: Sorted): number {
  if (listPricePaise <= sellingPricePaise) return 0
  return Math.floor((10_000 * (listPricePaise - sellingPricePaise)) / listPricePaise)
}

/** A value that is not known beforehand, as it is written; undefined for what is none. */
function anyValue(given: string | null): string | undefined {
  const value = given?.trim().slice(0, longestValue)
  return value || undefined
}

function oneOf<Value extends string>(
  known: readonly { value: Value }[],
  given: string | null,
): Value | undefined {
  return known.find(({ value }) => value === given)?.value
}
