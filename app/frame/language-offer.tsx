import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'

import { keep, kept, languageKey } from '#app/client/kept.ts'
import { language as current } from '#words/language/en.ts'
import { languages, offers } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'

import { LanguageLink } from './language-link.tsx'

/**
 * One line that offers the page in the language that was chosen in this browser, or else in the browser's
 * own. Nothing changes before somebody presses; who puts it away has chosen the language of this page.
 */
export function LanguageOffer() {
  // After hydration, for the document is one for all.
  const offered = useSyncExternalStore(unchanging, wanted, () => undefined)
  const [isAway, setAway] = useState(false)
  if (!offered || isAway) return null
  return (
    <div
      ref={showAbove}
      popover="manual"
      lang={offered}
      className="bg-indigo text-on-indigo shadow-lift fixed start-2 end-auto top-auto m-0 flex items-center rounded-full p-0 ps-5"
      // Above the bar of the page, and beside the button of the chat.
      style={{ bottom: 'calc(var(--bottom-bar) + 1.25rem)' }}
    >
      <LanguageLink language={offered} className="inline-flex min-h-11 items-center font-semibold underline">
        {offers[offered].see}
      </LanguageLink>
      <button
        type="button"
        aria-label={offers[offered].putAway}
        onClick={() => {
          keep('localStorage', languageKey, { language: current })
          setAway(true)
        }}
        className="inline-flex size-11 items-center justify-center"
      >
        <X size={20} />
      </button>
    </div>
  )
}

/** Above the page: the header, in which it stands, moves as the page is scrolled. */
const showAbove = (line: HTMLElement | null) => void line?.togglePopover(true)
const unchanging = () => () => {}

/** The language to offer; undefined where this page has it already. */
function wanted(): Language | undefined {
  const chosen = (kept('localStorage', languageKey) as { language?: unknown } | null)?.language
  // Who came to a page in another language than English meant to, whatever the browser speaks.
  const own = chosen ?? (current === 'en' ? navigator.language.split('-')[0] : current)
  return languages.find((language) => language === own && language !== current)
}
