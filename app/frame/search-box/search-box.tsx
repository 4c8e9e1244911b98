import { Search, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { useDebounced } from '#app/client/debounce.ts'
import { homePath, isDeskPath, isSearchPath, searchPath } from '#app/paths.ts'

import type { SuggestionListProps } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { VoiceButton } from './voice-button.tsx'

/** Debounce of the search while somebody types. The field itself shows each letter at once. */
const pauseMs = 150
/** In the panel, where the results are a full load away, which must not interrupt typing. */
const pauseInDeskMs = 700

/** A chunk of its own, loaded with the first letter. If it cannot be loaded, nothing is suggested. */
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(async () => {
  try {
    const { SuggestionList: List } = await import('./suggestion-list.tsx')
    return { default: List }
  } catch {
    return { default: () => null }
  }
})

interface SearchBoxProps {
  /** Accessible name, which tells this search from the other one of the header. */
  name: string
  className?: string
  /** Called when the search was sent off by Enter. */
  onDone?: () => void
}

/** Search as you type, with suggestions. Without JavaScript it is a plain form. */
export function SearchBox({ name, className = '', onDone }: SearchBoxProps) {
  const { pathname, search } = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const asked = isSearchPath(pathname)
    ? (new URLSearchParams(search).get('q') ?? '')
    : pathname === homePath
      ? ''
      : null
  const [text, setText] = useState(asked ?? '')
  const suggested = useSuggestions(text)
  const { id: listId, isOpen, active } = suggested

  // The field follows the address; while somebody types in it, only after Back.
  useEffect(() => {
    const isBack = navigation === NavigationType.Pop
    if (asked !== null && (isBack || document.activeElement !== input.current)) setText(asked)
  }, [asked, navigation])

  const address = useDebounced(
    (next: string) => {
      // One history entry for a whole search, so that Back leads to where it began.
      const isSearching = isSearchPath(window.location.pathname)
      void navigate(searchPath(next), { replace: isSearching, preventScrollReset: isSearching })
    },
    isDeskPath(pathname) ? pauseInDeskMs : pauseMs,
  )

  function show(next: string) {
    setText(next)
    address.call(next)
  }

  // Hydration: what was typed before it counts as if it were typed now.
  const takeEarly = useEffectEvent(() => {
    const field = input.current
    if (field && field === document.activeElement && field.value !== text) show(field.value)
  })
  useEffect(() => takeEarly(), [])

  function handleKey(event: KeyboardEvent) {
    // Enter navigates by itself; a debounced search must not navigate again after it.
    if (event.key === 'Enter') address.cancel()
    suggested.handleKey(event)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    void navigate(searchPath(text), { replace: isSearchPath(window.location.pathname) })
    done()
  }

  function done() {
    suggested.show(false)
    // Blurs the field, which closes a phone's keyboard, and moves on to the results.
    document.getElementById('content')?.focus({ preventScroll: true })
    onDone?.()
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    address.flush()
    if (!event.currentTarget.form?.contains(event.relatedTarget)) suggested.show(false)
  }

  return (
    <form
      role="search"
      aria-label={name}
      action={searchPath()}
      method="get"
      onSubmit={send}
      className={`relative ${className}`}
    >
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event) => {
          show(event.target.value)
          suggested.show(true)
        }}
        onKeyDown={handleKey}
        onBlur={leave}
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder="Search tamatar, ghee, coffee…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="border-line-strong bg-paper-raised min-h-11 w-full rounded-full border ps-5 pe-22 text-base [&::-webkit-search-cancel-button]:hidden"
      />
      <div className="absolute end-0 top-0 flex">
        <VoiceButton onHeard={show} />
        {text ? (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              show('')
              input.current?.focus()
            }}
            className={sideClass}
          >
            <X size={20} />
          </button>
        ) : (
          <button type="submit" aria-label="Search" className={sideClass}>
            <Search size={20} />
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <SuggestionList id={listId} suggestions={suggested.suggestions} active={active} onChoose={done} />
        </Suspense>
      )}
    </form>
  )
}

const sideClass = 'flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ink'
