import { useEffectEvent, useLayoutEffect } from 'react'

/** A key of one room, in addition to those of every list. */
export interface RoomKey {
  /** As `KeyboardEvent.key` has it: 'n'. */
  key: string
  /** What it does, as the list of keys says it: 'Add a new product'. */
  does: string
  act: () => void
}

/** Props of the main button or link of a row or card: the keys focus it, and Enter presses it. */
export const rowMark = { 'data-row': '' } as const
/** Props of the field that `/` leads to. */
export const searchFieldMark = { 'data-room-search': '' } as const

export function firstRow(): HTMLElement | undefined {
  return rows()[0]
}

/**
 * Keys of a list: `/` goes to the search, arrows, Home and End move over its rows or cards, Esc leaves them.
 * Keys belong to the list only while nobody types, no dialog is open, no menu has the focus, and no modifier
 * is held. Enter is the row's own: what has the focus is a button or a link.
 */
export function useRowKeys(more: readonly RoomKey[]): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenElsewhere(event)) return
    const act = more.find(({ key }) => key === event.key)?.act ?? listKey(event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  // With the rows, and not after they are drawn: a key that is pressed as soon as they are seen is heard.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function listKey(key: string): (() => void) | undefined {
  const all = rows()
  const active = document.activeElement
  const current = all.findIndex((row) => row.closest('tr, li')?.contains(active))
  const goTo = (row: HTMLElement | undefined) => row && (() => row.focus())
  if (key === '/') return goTo(document.querySelector<HTMLElement>('[data-room-search]') ?? undefined)
  if (current < 0) return key === 'ArrowDown' ? goTo(all[0]) : undefined
  if (key === 'Home') return goTo(all[0])
  if (key === 'End') return goTo(all.at(-1))
  if (key === 'Escape') return () => active instanceof HTMLElement && active.blur()
  const next = neighbour(key, current, all)
  return next === undefined ? undefined : goTo(all[next])
}

/** The index to which an arrow leads; the same one at the edge of the list. */
function neighbour(key: string, current: number, all: readonly HTMLElement[]): number | undefined {
  const last = all.length - 1
  const columns = columnsOf(all)
  if (key === 'ArrowUp') return current < columns ? current : current - columns
  if (key === 'ArrowDown') {
    const isInLastLine = Math.floor(current / columns) === Math.floor(last / columns)
    return isInLastLine ? current : Math.min(current + columns, last)
  }
  if (columns === 1) return undefined
  if (key === 'ArrowLeft') return Math.max(current - 1, 0)
  if (key === 'ArrowRight') return Math.min(current + 1, last)
  return undefined
}

/** How many cards stand beside each other; 1 for a table. */
function columnsOf(all: readonly HTMLElement[]): number {
  const tops = all.map((row) => row.closest('tr, li')?.getBoundingClientRect().top)
  return tops.filter((top) => top === tops[0]).length
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}

function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  // Wherever the focus is: it may have fallen to the body. An open Radix dialog has `data-state`.
  if (document.querySelector('[role="dialog"][data-state], [role="alertdialog"]')) return true
  if (!(event.target instanceof Element)) return false
  return event.target.closest(takers) !== null
}

const takers = [
  'input:not([type="checkbox"]), textarea, select, [contenteditable]',
  '[role="dialog"], [role="alertdialog"], [role="menu"], [popover]',
].join()
