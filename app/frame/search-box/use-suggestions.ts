import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'

import { useLatestResults } from './latest-results.ts'
import { suggestionsFor } from './suggest.ts'

/** Suggestions below a search field, by the pattern of a combobox: arrows go through them, Enter takes one, Escape puts them away. */
export function useSuggestions(text: string) {
  const results = useLatestResults()
  const navigate = useNavigate()
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)

  const suggestions = suggestionsFor(text, results)
  const addresses = [...suggestions.products, ...suggestions.categories].map(({ to }) => to)
  const isOpen = isWanted && addresses.length > 0
  // The list may have grown shorter under the option that was reached.
  const reached = isOpen && active < addresses.length ? active : -1

  function show(isShown: boolean) {
    setWanted(isShown)
    setActive(-1)
  }

  function move(step: 1 | -1) {
    // The field itself is one of the stops, before the first option and after the last.
    const stops = addresses.length + 1
    setActive(((reached + 1 + step + stops) % stops) - 1)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const to = addresses[reached]
    if (event.key === 'ArrowDown' && !isOpen) show(true)
    else if (event.key === 'ArrowDown' && isOpen) move(1)
    else if (event.key === 'ArrowUp' && isOpen) move(-1)
    // Before the browser empties the field: that is what the next Escape is for.
    else if (event.key === 'Escape' && isOpen) show(false)
    else if (event.key === 'Enter' && to) {
      show(false)
      void navigate(to)
    } else return
    event.preventDefault()
  }

  return { id, suggestions, isOpen, active: reached, show, handleKey }
}
