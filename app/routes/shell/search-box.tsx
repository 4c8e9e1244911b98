import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { searchPath } from '../search/address.ts'

interface SearchBoxProps {
  className?: string
  /** Called when the search was sent off by Enter. */
  onDone?: () => void
}

/** Finds while one types. Without a script it is a plain form. */
export function SearchBox({ className = '', onDone }: SearchBoxProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const asked = isSearchPage(pathname)
    ? (new URLSearchParams(search).get('q') ?? '')
    : pathname === '/'
      ? ''
      : null
  const [text, setText] = useState(asked ?? '')

  // The address leads, as after Back or on the way home; but never while somebody types here.
  useEffect(() => {
    if (asked !== null && document.activeElement !== input.current) setText(asked)
  }, [asked])

  function show(next: string) {
    setText(next)
    // Asked of the window, because quick letters come before the page has been drawn anew. Back then leads
    // to where the search began, and not through every letter.
    const isSearching = isSearchPage(window.location.pathname)
    void navigate(searchPath(next), { replace: isSearching, preventScrollReset: isSearching })
  }

  function send(event: FormEvent) {
    event.preventDefault()
    void navigate(searchPath(text), { replace: isSearchPage(window.location.pathname) })
    input.current?.blur()
    onDone?.()
  }

  return (
    <form role="search" action="/search" method="get" onSubmit={send} className={`relative ${className}`}>
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event) => show(event.target.value)}
        aria-label="Search products"
        placeholder="Search tamatar, ghee, coffee…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="border-line-strong bg-paper-raised min-h-11 w-full rounded-full border ps-5 pe-12 text-base [&::-webkit-search-cancel-button]:hidden"
      />
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
    </form>
  )
}

function isSearchPage(pathname: string): boolean {
  return /^\/search\/?$/i.test(pathname)
}

const sideClass =
  'absolute end-0 top-0 flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ink'
