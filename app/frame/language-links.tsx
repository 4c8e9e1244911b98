import { language as current } from '#words/language/en.ts'
import { languages, names } from '#words/languages.ts'

import { LanguageLink } from './language-link.tsx'

/**
 * The same page in each other language; in the header of a phone beside the search, and with large letters in
 * the menu alone. Plain links, because another language is another build of the pages.
 */
export function LanguageLinks({ isRow }: { isRow: boolean }) {
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <LanguageLink
        key={language}
        language={language}
        className={`inline-flex min-h-11 items-center justify-end rounded-full px-2 text-sm font-semibold hover:underline max-sm:min-h-[38px] ${isRow ? 'ms-auto' : 'max-sm:order-[10000] max-sm:flex-1 @max-[20rem]:hidden'}`}
      >
        {names[language]}
      </LanguageLink>
    ))
}
