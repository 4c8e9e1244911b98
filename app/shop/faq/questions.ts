import { cashUpTo, deliverySentences, returnDaysOf } from '#app/facts/shop-facts.ts'
import { categoryPath, contactPath, ordersPath, shippingPath, signUpPath } from '#app/paths.ts'
import type { Question } from '#app/ui/accordion.tsx'
import { linkTo } from '#app/ui/link-to.tsx'
import type { ShopTerms } from '#domain/shop/rules.ts'
import * as words from '#words/shop/faq/questions/en.tsx'

const links = {
  delivery: linkTo(shippingPath),
  handmade: linkTo(categoryPath('handmade arts')),
  signUp: linkTo(signUpPath),
  orders: linkTo(ordersPath),
  contact: linkTo(contactPath),
}

function factsOf(terms: ShopTerms) {
  return { delivery: deliverySentences(terms), days: returnDaysOf(terms), cash: cashUpTo(terms) }
}

/** The six questions of the contact page. */
export function firstQuestionsOf(terms: ShopTerms): Question[] {
  return words.first(factsOf(terms), links)
}

/** All questions in their groups; `id`: what the address of the page ends with behind its `#`. */
export function questionGroupsOf(terms: ShopTerms): { id: string; title: string; questions: Question[] }[] {
  return Object.entries(words.groups(factsOf(terms), links)).map(([id, group]) => ({ id, ...group }))
}
