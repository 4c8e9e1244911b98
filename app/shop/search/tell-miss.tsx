import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { call } from '#app/client/call.ts'
import type { tellMiss } from '#contract/search-misses.ts'

/** So long a text has to stand while somebody is still in the field, in milliseconds: 'lapt' is no search. */
const restMs = 2000

/** What this document has told already. */
const told = new Set<string>()

/**
 * Tells the shop that a search found nothing, once it is meant: at once where the field was left (by Enter,
 * by a link, by an address), and otherwise after a rest. Without scripts the browser fetches a picture that
 * is none. What comes of it is of no matter to this page.
 */
export function TellMiss({ query }: { query: string }) {
  // Enter on a text that stands in the address already navigates too.
  const { key } = useLocation()
  return (
    <>
      <Told key={key} query={query} />
      <noscript>
        <img hidden alt="" src={`/api/search-misses/seen?${new URLSearchParams({ q: query })}`} />
      </noscript>
    </>
  )
}

function Told({ query }: { query: string }) {
  useEffect(() => {
    const timer = window.setTimeout(tell, isTyping() ? restMs : 0, query)
    return () => window.clearTimeout(timer)
  }, [query])
  return null
}

function isTyping(): boolean {
  return document.activeElement?.getAttribute('type') === 'search'
}

function tell(q: string): void {
  // A page that was rendered in advance, or behind another one, nobody has seen.
  if (told.has(q) || document.visibilityState !== 'visible') return
  told.add(q)
  call<typeof tellMiss>('POST', '/api/search-misses', { q }).catch(() => {})
}
