import type { SearchPanelProps } from './search-panel-props.ts'
import { SearchStart } from './search-start.tsx'
import { SuggestionList } from './suggestion-list.tsx'

/** What opens below the search field: where to begin, or what is suggested for a text. */
export function SearchPanel(props: SearchPanelProps) {
  return props.text.trim() === '' ? <SearchStart {...props} /> : <SuggestionList {...props} />
}
