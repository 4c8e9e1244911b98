import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'

import { useLatestResults } from './latest-results.ts'
import { suggestionsFor } from './suggest.ts'

/** Combobox pattern of the search field: arrows move, Enter chooses, Escape closes. */
export function useSuggestions(text: string) {
  const results = useLatestResults()
  const navigate = useNavigate()
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)

  const suggestions = suggestionsFor(text, results)
  const addresses = [...suggestions.products, ...suggestions.categories].map(({ to }) => to)
  const isOpen = isWanted && addresses.length > 0
  // The list may have become shorter than the active index.
  const reached = isOpen && active < addresses.length ? active : -1

  function show(isShown: boolean) {
    setWanted(isShown)
    setActive(-1)
  }

  function move(step: 1 | -1) {
    // The field itself is a stop, before the first option and after the last.
    const stops = addresses.length + 1
    setActive(((reached + 1 + step + stops) % stops) - 1)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const to = addresses[reached]
    if (event.key === 'ArrowDown' && !isOpen) show(true)
    else if (event.key === 'ArrowDown' && isOpen) move(1)
    else if (event.key === 'ArrowUp' && isOpen) move(-1)
    // The first Escape closes the list; the browser clears the field with the next one.
    else if (event.key === 'Escape' && isOpen) show(false)
    else if (event.key === 'Enter' && to) {
      show(false)
      void navigate(to)
    } else return
    event.preventDefault()
  }

  return { id, suggestions, isOpen, active: reached, show, handleKey }
}
