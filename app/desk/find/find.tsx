import { Search } from 'lucide-react'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'

import { usePlace } from '#app/desk/use-place.ts'
import * as words from '#words/desk/frame/en.ts'

import { FindDialog } from './find-dialog.tsx'

/** Opens the search; null where there is none. */
const Opener = createContext<(() => void) | null>(null)

interface FindProps {
  /** False: nothing can be found here. */
  isOpenTo: boolean
  children: ReactNode
}

/**
 * The search of every room: by its button, by Ctrl K, or by pasting something while no field has the focus.
 */
export function Find({ isOpenTo, children }: FindProps) {
  const [text, setText] = useState<string | null>(null)
  const open = (typed: string) => isOpenTo && !isBehindDialog() && setText(typed)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpenTo || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return
    event.preventDefault()
    open('')
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || target?.closest('input, textarea, select, [contenteditable]')) return
    const pasted = event.clipboardData?.getData('text/plain').trim() ?? ''
    // A line to look for, and not what belongs into a sheet or a form that takes files.
    if (pasted === '' || pasted.length > longest || /[\t\n]/.test(pasted)) return
    open(pasted)
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('keydown', key)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('paste', paste)
    }
  }, [])

  return (
    <Opener value={isOpenTo ? () => open('') : null}>
      {children}
      {text !== null && <FindDialog text={text} onClose={() => setText(null)} />}
    </Opener>
  )
}

const longest = 100

function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"][data-state], [role="alertdialog"]') !== null
}

/** At the stall nobody's history is looked up. */
function useLabel(): string {
  return usePlace().isStall ? words.findOrder : words.findCaller
}

/** In the line of the header, where the rooms stand behind a button. */
export function FindIcon() {
  const open = use(Opener)
  const label = useLabel()
  if (!open) return null
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (Ctrl K)`}
      onClick={open}
      className="header-button hover:bg-paper-sunken flex shrink-0 items-center justify-center rounded-full lg:hidden"
    >
      <Search size={23} aria-hidden="true" />
    </button>
  )
}

/** Beside the room, above the others. */
export function FindButton() {
  const open = use(Opener)
  const label = useLabel()
  if (!open) return null
  return (
    <button
      type="button"
      title={label}
      onClick={open}
      className="border-line-strong bg-paper text-ink-soft hover:text-ink mx-1.5 mb-2 flex min-h-11 w-[calc(100%-0.75rem)] items-center gap-2.5 rounded-[10px] border px-3 text-sm"
    >
      <Search size={18} aria-hidden="true" className="shrink-0" />
      <span className="flex-1 text-start">{words.find}</span>
      <kbd className="text-xs">Ctrl K</kbd>
    </button>
  )
}
