/** What the panel below the search field gets, whichever of its two forms it has. */
export interface SearchPanelProps {
  id: string
  text: string
  /** Index of the active option; -1 for none. */
  active: number
  /** Tells how many options there are. */
  onOptions: (count: number) => void
  onChoose: () => void
}
