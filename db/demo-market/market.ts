import { coffee } from './coffee.ts'
import { dailyNeeds } from './daily-needs.ts'
import { dairyProducts } from './dairy-products.ts'
import { dryFruits } from './dry-fruits.ts'
import { fruits } from './fruits.ts'
import { grainsAndFlours } from './grains-and-flours.ts'
import { handmadeArts } from './handmade-arts.ts'
import { healthcare } from './healthcare.ts'
import { hindiDescriptions } from './hindi.ts'
import { juice } from './juice.ts'
import { medicines } from './medicines.ts'
import { oils } from './oils.ts'
import { familyOf, packsBeside } from './packs.ts'
import type { DemoPack } from './packs.ts'
import { personalCare } from './personal-care.ts'
import { pickles } from './pickles.ts'
import { pulses } from './pulses.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import type { DemoProduct } from './types.ts'
import { vegetables } from './vegetables.ts'
import { furtherWords } from './words.ts'

/** All goods of the demo market in one pack each, in the order of the shop's categories. */
export const demoMarket: readonly DemoProduct[] = [
  ...coffee,
  ...juice,
  ...pulses,
  ...vegetables,
  ...fruits,
  ...handmadeArts,
  ...healthcare,
  ...medicines,
  ...personalCare,
  ...oils,
  ...dryFruits,
  ...dairyProducts,
  ...grainsAndFlours,
  ...spices,
  ...sweeteners,
  ...pickles,
  ...dailyNeeds,
].map((product) => ({
  ...product,
  ...familyOf(product),
  aliases: wordsFor(product),
  hindiDescription: hindiDescriptions[product.slug] ?? '',
}))

/** Their other packs, which come behind them. */
export const demoPacks: readonly DemoPack[] = packsBeside(demoMarket)

/**
 * The names of a product's pictures in the order of its gallery: the goods whole, cut or from close by, in
 * their pack with their weight, and on the block print.
 */
export function demoViews(slug: string): readonly [first: string, ...further: string[]] {
  return [slug, `${slug}-2`, `${slug}-3`, `${slug}-4`]
}

/** The same of another pack: drawn with its weight; what is in it is seen in a picture of the first one. */
export function demoPackViews({ slug, of }: DemoPack): readonly [first: string, ...further: string[]] {
  return [slug, `${of}-2`]
}

/** All words that people say for it, each once. */
function wordsFor({ slug, aliases }: DemoProduct): string[] {
  const further = furtherWords[slug]?.split(',').map((word) => word.trim()) ?? []
  return [...new Set([...aliases, ...further])]
}
