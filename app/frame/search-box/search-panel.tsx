import { useEffect } from 'react'

import { SearchStart } from './search-start.tsx'
import { SuggestionList } from './suggestion-list.tsx'

export interface SearchPanelProps {
  id: string
  text: string
  /** Index of the active option; -1 for none. */
  active: number
  /** Tells how many options there are. */
  onOptions: (count: number) => void
  onChoose: () => void
}

/** What opens below the search field: where to begin, or what is suggested for a text. */
export function SearchPanel(props: SearchPanelProps) {
  const { id, text, onOptions } = props
  // Counted in the document, so that no part has to know what another shows.
  useEffect(() => {
    const list = document.getElementById(id)
    onOptions(list?.querySelectorAll('[role="option"]').length ?? 0)
  })
  return text.trim() === '' ? <SearchStart {...props} /> : <SuggestionList {...props} />
}
