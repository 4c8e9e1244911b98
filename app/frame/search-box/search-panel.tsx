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
  return props.text.trim() === '' ? <SearchStart {...props} /> : <SuggestionList {...props} />
}
