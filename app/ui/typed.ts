import { language } from '#words/language/en.ts'

/** The `lang` of what the shop has typed: English letters on a page of another language are marked so. */
export function langOfTyped(text: string): 'en' | undefined {
  return language !== 'en' && /[a-z]{3}/i.test(text) && !/\p{Script=Devanagari}/u.test(text)
    ? 'en'
    : undefined
}
