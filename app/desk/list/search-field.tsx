import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { useDebounced } from '#app/client/debounce.ts'

import { listPlace, listSearch } from './list-place.ts'
import { firstRow, searchFieldMark } from './use-row-keys.ts'

/** Debounce: a search runs on the server once somebody has stopped typing for so long. */
const pauseMs = 250

/** The search of a room. What is searched for stands in the address as `q`. */
export function SearchField({ label }: { label: string }) {
  const { search } = useLocation()
  const { q } = listPlace(search)
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)

  const address = useDebounced((next: string) => {
    if (next.trim() === listPlace(window.location.search).q) return
    void navigate({ search: listSearch({ q: next }) }, { replace: true, preventScrollReset: true })
  }, pauseMs)

  // The field follows the address; while somebody types in it, only after Back.
  useEffect(() => {
    if (navigation === NavigationType.Pop || document.activeElement !== input.current) setText(q)
  }, [q, navigation])

  // What waits belongs to this room, and must not change the address of the next one.
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
          aria-label="Clear search"
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
