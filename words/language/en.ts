import type { Language } from '#words/languages.ts'

// What a build is told of its language. That of the Hindi pages reads hi.ts in its place
// (scripts/vite-languages.ts).

/** As calls name it. */
export const language: Language = 'en'
/** What the addresses of its pages begin with. */
export const prefix = ''
/** The other language in which goods have a name. */
export const otherLanguage: Language = 'hi'
/** For the `lang` of the document, and for `Intl`. */
export const locale = 'en-IN'
