import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { useDebounced } from '#app/client/debounce.ts'
import { late } from '#app/client/late.tsx'
import { homePath, isDeskPath, isSearchPath, searchPath } from '#app/paths.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/frame/search/en.ts'

import { rememberSearch } from './recent-searches.ts'
import { VoiceButton } from './voice-button.tsx'

/** Debounce of the search while somebody types. The field itself shows each letter at once. */
const pauseMs = 150
/** In the panel, where the results are a full load away, which must not interrupt typing. */
const pauseInDeskMs = 700

/** A chunk of its own, fetched when the page is idle or somebody reaches for the field. */
const SearchPanel = late(async () => (await import('./search-panel.tsx')).SearchPanel)

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
  const isHydrated = useHydrated()
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const [options, setOptions] = useState(0)
  const isOpen = isWanted && options > 0
  // The list may have become shorter than the active index.
  const reached = isOpen && active < options ? active : -1

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

  function open(isShown: boolean) {
    setWanted(isShown)
    setActive(-1)
  }

  function move(step: 1 | -1) {
    // The field itself is a stop, before the first option and after the last.
    const stops = options + 1
    setActive(((reached + 1 + step + stops) % stops) - 1)
  }

  /** Combobox pattern: arrows move, Enter chooses, Escape closes. */
  function handleKey(event: KeyboardEvent) {
    // Enter navigates by itself; a debounced search must not navigate again after it.
    if (event.key === 'Enter') address.cancel()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && !isOpen) {
      setWanted(true)
      setActive(0)
    } else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp' && isOpen) move(-1)
    else if (event.key === 'Enter' && reached >= 0) document.getElementById(`${listId}-${reached}`)?.click()
    else return
    event.preventDefault()
  }

  /** The first Escape closes the list; the browser clears the field with the next one. */
  function handleEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isWanted) return
    open(false)
    event.preventDefault()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    rememberSearch(text)
    void navigate(searchPath(text), { replace: isSearchPath(window.location.pathname) })
    done()
  }

  function done() {
    open(false)
    // Blurs the field, which closes a phone's keyboard, and moves on to the results.
    document.getElementById('content')?.focus({ preventScroll: true })
    onDone?.()
  }

  function leaveField() {
    address.flush()
    // Results come while somebody types: most searches are never sent off.
    if (isSearchPath(window.location.pathname)) rememberSearch(text)
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) open(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its own controls
    <form
      role="search"
      aria-label={name}
      action={searchPath()}
      method="get"
      onSubmit={send}
      onPointerEnter={() => void SearchPanel.load()}
      onFocus={() => void SearchPanel.load()}
      onBlur={leave}
      onKeyDown={handleEscape}
      className={`relative ${className}`}
    >
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event) => {
          show(event.target.value)
          // The results on the page are what a text finds: nothing lies over them unless it is asked for.
          open(event.target.value === '')
        }}
        onFocus={() => text === '' && open(true)}
        onClick={() => text === '' && open(true)}
        onKeyDown={handleKey}
        onBlur={leaveField}
        role="combobox"
        aria-label={words.searchProducts}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={reached >= 0 ? `${listId}-${reached}` : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="search-field"
      />
      <div className="absolute inset-y-0 end-0 flex items-center">
        <VoiceButton
          onHeard={(heard) => {
            rememberSearch(heard)
            show(heard)
          }}
        />
        {/* Before hydration the form is sent as a form. A key: as one element it would send while it clears. */}
        {text && isHydrated ? (
          <button
            key="clear"
            type="button"
            aria-label={words.clear}
            onClick={() => {
              show('')
              input.current?.focus()
            }}
            className={sideClass}
          >
            <X size={20} />
          </button>
        ) : (
          <button type="submit" aria-label={words.search} className={sideClass}>
            <Search size={20} />
          </button>
        )}
      </div>
      {isWanted && (
        <SearchPanel id={listId} text={text} active={reached} onOptions={setOptions} onChoose={done} />
      )}
    </form>
  )
}

const sideClass = 'header-button flex items-center justify-center rounded-full text-ink-soft hover:text-ink'
