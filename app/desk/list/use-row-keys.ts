import { useEffect, useEffectEvent } from 'react'

/** A key that a room has beside those of every list. */
export interface RoomKey {
  /** As `KeyboardEvent.key` has it: 'n'. */
  key: string
  /** What it does, as the list of keys says it: 'Add a new product'. */
  does: string
  act: () => void
}

/** Props of what takes the focus of a row or card: its main button or link, which Enter presses. */
export const rowMark = { 'data-row': '' } as const
/** Props of the field that `/` leads to. */
export const searchFieldMark = { 'data-room-search': '' } as const

export function firstRow(): HTMLElement | undefined {
  return rows()[0]
}

/**
 * Keys of a list: `/` goes to the search, ArrowUp, ArrowDown, Home and End move over its rows, Esc leaves
 * them. Keys belong to the list only while nobody types, no dialog or menu has the focus, and no modifier is
 * held. Enter is the row's own: what has the focus is a button or a link.
 */
export function useRowKeys(more: readonly RoomKey[]): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenElsewhere(event)) return
    const act = more.find(({ key }) => key === event.key)?.act ?? listKey(event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function listKey(key: string): (() => void) | undefined {
  const all = rows()
  const current = all.indexOf(document.activeElement as HTMLElement)
  const goTo = (row: HTMLElement | undefined) => row && (() => row.focus())
  if (key === '/') return goTo(document.querySelector<HTMLElement>('[data-room-search]') ?? undefined)
  if (key === 'ArrowDown') return goTo(all[Math.min(current + 1, all.length - 1)])
  if (current < 0) return undefined
  if (key === 'ArrowUp') return goTo(all[Math.max(current - 1, 0)])
  if (key === 'Home') return goTo(all[0])
  if (key === 'End') return goTo(all.at(-1))
  if (key === 'Escape') return () => all[current]?.blur()
  return undefined
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}

function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (!(event.target instanceof Element)) return false
  return event.target.closest(takers) !== null
}

const takers = [
  'input, textarea, select, [contenteditable]',
  '[role="dialog"], [role="alertdialog"], [role="menu"], [popover]',
].join()
