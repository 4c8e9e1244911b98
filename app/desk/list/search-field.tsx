import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { useDebounced } from '#app/client/debounce.ts'
import { clearSearch } from '#words/desk/list/en.ts'

import { listPlace, listSearch } from './list-place.ts'
import { useRoomPlace } from './room-place.ts'
import { firstRow, searchFieldMark } from './use-row-keys.ts'

/** Debounce: a search runs on the server once somebody has stopped typing for so long. */
const pauseMs = 250

/** The search of a room. What is searched for stands in the address as `q`. */
export function SearchField({ label }: { label: string }) {
  const here = useLocation()
  const { q: shown } = listPlace(here.search)
  /** The search whose answer is on its way; the one that is shown, if none is. */
  const { q: asked, filters } = listPlace(useRoomPlace().search)
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(shown)

  const address = useDebounced((next: string) => {
    const q = next.trim()
    if (q === asked) return
    void navigate(
      // A search that is undone before its answer has come leaves the list at the same page.
      { search: q === shown ? here.search : listSearch({ q: next, filters }) },
      {
        // One history entry for a whole search, so that Back leads to where it began.
        replace: (q === '') === (shown === ''),
        preventScrollReset: true,
        // A button that is pressed in the same moment, to open a dialog, must see the new place.
        flushSync: true,
      },
    )
  }, pauseMs)

  // The field follows the address; while somebody types in it, only after Back.
  const [key, setKey] = useState(here.key)
  if (key !== here.key) {
    setKey(here.key)
    if (navigation === NavigationType.Pop) setText(shown)
  }
  useEffect(() => {
    if (document.activeElement !== input.current) setText(asked)
  }, [asked])

  // A waiting search belongs to this room, and must not change the address of the next one.
  const dropWaiting = useEffectEvent(() => address.cancel())
  useEffect(() => () => dropWaiting(), [])

  function show(next: string) {
    setText(next)
    address.call(next)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') address.flush()
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      firstRow()?.focus()
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (text) show('')
    else input.current?.blur()
  }

  return (
    <div role="search" className="relative min-w-0 flex-1 basis-72">
      <Search
        size={18}
        aria-hidden="true"
        className="text-ink-soft pointer-events-none absolute inset-y-0 start-3 my-auto"
      />
      <input
        ref={input}
        {...searchFieldMark}
        type="search"
        value={text}
        onChange={(event) => show(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => address.flush()}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="border-line-strong bg-paper-raised h-11 w-full rounded-[10px] border ps-10 pe-11 text-base text-ellipsis placeholder-shown:pe-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={clearSearch}
          onClick={() => {
            show('')
            address.flush()
            input.current?.focus()
          }}
          className="text-ink-soft hover:text-ink absolute end-0 top-0 flex size-11 items-center justify-center"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
