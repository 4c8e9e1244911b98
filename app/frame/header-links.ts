import { homePath, listingPath } from '#app/paths.ts'
import * as words from '#words/frame/header/en.ts'
import { prefix } from '#words/language/en.ts'

/** The links of the header for everybody, spelled as the specification spells them. */
export const pageLinks = [
  { label: words.home, to: homePath },
  { label: words.allProducts, to: listingPath() },
  { label: words.about, to: `${prefix}/About` },
  { label: words.contact, to: `${prefix}/Contact` },
]
