/** The languages of the pages. English stands at the addresses of the specification. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/** What the addresses of a language begin with. */
export const prefixes: Record<Language, string> = { en: '', hi: '/hi' }

/** What a language is called by those who read it. */
export const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** How the shop offers itself to those who read this language, and how they put that away. */
export const offers: Record<Language, { see: string; putAway: string }> = {
  en: { see: 'See the shop in English', putAway: 'Close' },
  hi: { see: 'दुकान हिन्दी में देखें', putAway: 'बंद करें' },
}

/** The language of the page at this path, which alone decides. */
export function languageOf(path: string): Language {
  return /^\/hi(\.data)?([/?#]|$)/i.test(path) ? 'hi' : 'en'
}

/** The path of the same page without its language: `/hi/cart` and `/cart` are `/cart`. */
export function withoutLanguage(path: string): string {
  const rest = path.slice(prefixes[languageOf(path)].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of the same page in this language: of `/cart` and `/hi/cart` in Hindi `/hi/cart`. */
export function pathIn(language: Language, path: string): string {
  const plain = withoutLanguage(path)
  return prefixes[language] + (plain === '/' && prefixes[language] ? '' : plain)
}

/** The header in which a page names its language to the calls that it asks. */
export const languageHeader = 'haat-language'

/** The language of this name; English for any other name and for none. */
export function languageNamed(name: unknown): Language {
  return languages.find((language) => language === name) ?? 'en'
}
