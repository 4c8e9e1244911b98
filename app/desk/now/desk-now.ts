import { useEffect, useSyncExternalStore } from 'react'

import { keep, kept } from '#app/client/kept.ts'
import type { DeskNow, Notice } from '#contract/notices.ts'

import { followDesk } from './follow-desk.ts'
import { playSound } from './sound.ts'

/** What panel and stall know of this moment. */
interface Known {
  waiting: DeskNow['waiting'] | null
  notices: readonly Notice[]
  /** How orders stand that others have moved lately. */
  moved: DeskNow['moved']
  /** When it came, by this browser's clock; 0 where nothing has come. */
  at: number
  /** How many of the notices nobody has looked at here. */
  unseen: number
  /** The number of the newest notice that was ever told. */
  upTo: number
  /** Said of those that came last. */
  said: string
}

const nothing: Known = { waiting: null, notices: [], moved: [], at: 0, unseen: 0, upTo: 0, said: '' }
const seenKey = 'haat.notices-seen'

let known = nothing
const listeners = new Set<() => void>()

function set(next: Known): void {
  known = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was told last. */
export function useDeskNow(): Known {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  )
}

/** Follows what happens in the shop while panel or stall are open. */
export function useFollowDesk(personId: string): void {
  useEffect(() => {
    const end = followDesk(personId, hear)
    const look = ({ key }: StorageEvent) =>
      key === seenKey && set({ ...known, unseen: unseenOf(known.notices) })
    window.addEventListener('storage', look)
    return () => {
      end()
      window.removeEventListener('storage', look)
      set(nothing)
    }
  }, [personId])
}

// A server of before does not tell what was moved.
function hear({ waiting, notices, moved = [] }: Omit<DeskNow, 'moved'> & Partial<DeskNow>): void {
  const isFirst = known.at === 0
  // In a browser that was never here nothing is new.
  if (isFirst && kept('localStorage', seenKey) === null) keepSeen(notices)
  const fresh = isFirst ? [] : newSince(known.upTo, notices)
  const upTo = Math.max(known.upTo, ...notices.map(({ _id }) => _id))
  const [newest] = fresh
  if (newest) playSound()
  const said = newest
    ? fresh.length === 1
      ? newest.words
      : `${fresh.length} notices. ${newest.words}`
    : known.said
  set({ waiting, notices, moved, at: Date.now(), unseen: unseenOf(notices), upTo, said })
}

/** Those that were never told: what comes back, because a hand-over was undone, is not new. */
export function newSince<Told extends { _id: number }>(upTo: number, notices: readonly Told[]): Told[] {
  return notices.filter(({ _id }) => _id > upTo)
}

/** All that is told has been looked at. */
export function markSeen(): void {
  keepSeen(known.notices)
  if (known.unseen > 0) set({ ...known, unseen: 0 })
}

function keepSeen(notices: readonly Notice[]): void {
  keep('localStorage', seenKey, { ids: notices.map(({ _id }) => _id) })
}

function unseenOf(notices: readonly Notice[]): number {
  const seen = kept('localStorage', seenKey)
  const ids = typeof seen === 'object' && seen && 'ids' in seen && Array.isArray(seen.ids) ? seen.ids : []
  return notices.filter(({ _id }) => !ids.includes(_id)).length
}
