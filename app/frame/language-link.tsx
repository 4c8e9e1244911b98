import { useLocation } from 'react-router'

import { prefix } from '#words/language/en.ts'
import { pathIn, prefixes } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'

interface LanguageLinkProps {
  language: Language
  className: string
  children: string
}

/**
 * A link to this page in another language. A script in the head (server/pages/language-links.ts) keeps the
 * choice, and leads to the page that is open when it is pressed.
 */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <a
      // The copy of a page that is kept for everybody knows neither names nor other parameters of an address.
      suppressHydrationWarning
      href={pathIn(language, pathname) + search}
      data-from={prefix}
      data-to={prefixes[language]}
      lang={language}
      hrefLang={language}
      className={className}
    >
      {children}
    </a>
  )
}
