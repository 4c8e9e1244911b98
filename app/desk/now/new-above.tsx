import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Filter } from '#app/desk/list/list-place.ts'
import type { FullList, RoomList } from '#app/desk/list/room-list.ts'
import type { DeskNow, Notice } from '#contract/notices.ts'
import type { NoticeKind } from '#domain/notices/rules.ts'
import { above } from '#words/desk/list/en.ts'

import { useDeskNow } from './desk-now.ts'

interface NewAboveProps<Row> {
  list: RoomList<Row>
  /** What of the notices belongs into this list. */
  kind: NoticeKind
  /** 'new order', 'new orders'. */
  words: readonly [one: string, many: string]
  /** Whether a list that is narrowed so can have one in it. */
  mayHold?: (filters: readonly Filter[]) => boolean
  /** Whether the list shows it already. */
  isShown?: (notice: Notice, list: FullList<Row>) => boolean
  /** How many of its rows others have moved on, by what is told and what was told before it was loaded. */
  outdated?: (list: FullList<Row>, moved: Moved, before: Moved) => number
}

type Moved = DeskNow['moved']

const never = () => false
const none = () => 0
const isWhole = (filters: readonly Filter[]) => filters.length === 0

/**
 * Says how many rows have come, or were moved on by others, since the list was loaded, above it and over what
 * stands there: nothing moves, nor loses its focus or choice, before somebody asks for them. Where nobody
 * looks they are put in at once.
 */
export function NewAbove<Row>({
  list,
  kind,
  words,
  mayHold = isWhole,
  isShown = never,
  outdated: outdatedIn = none,
}: NewAboveProps<Row>) {
  const { notices, moved, at } = useDeskNow()
  const { revalidate, state } = useRevalidator()
  const isTold = at > 0
  const [base, setBase] = useState({ list, notices, moved, isTold })
  // What was told before the list was loaded is in it, and so is what is told first.
  if (base.list !== list || (!base.isTold && isTold)) setBase({ list, notices, moved, isTold })
  const before = new Set(base.notices.map(({ _id }) => _id))
  const isFirstPage = list.kind === 'full' && list.pageNumber === 1 && list.q === '' && mayHold(list.filters)
  const fresh = isFirstPage
    ? notices.filter((one) => one.kind === kind && !before.has(one._id) && !isShown(one, list)).length
    : 0
  const outdated = list.kind === 'full' ? outdatedIn(list, moved, base.moved) : 0
  const count = fresh + outdated
  const isEmpty = list.kind === 'full' && list.total === 0

  const putIn = useEffectEvent(() => {
    if (count > 0 && (isEmpty || (document.visibilityState === 'hidden' && isNobodyAtIt()))) void revalidate()
  })
  useEffect(() => {
    if (count === 0) return
    putIn()
    const look = () => putIn()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [count])

  if (count === 0) return null
  return (
    <div className="sticky top-[calc(var(--header-height)+3rem)] z-20 flex h-0 justify-end">
      <button
        type="button"
        onClick={() => {
          // What has changed stays where it is.
          if (fresh > 0) window.scrollTo({ top: 0 })
          void revalidate()
        }}
        aria-disabled={state === 'loading' || undefined}
        className="bg-leaf-strong text-paper-raised absolute -top-7 min-h-9 rounded-full px-4 text-sm font-semibold shadow-md pointer-coarse:min-h-11"
      >
        {above({ fresh, outdated }, words)}
      </button>
    </div>
  )
}

/** Nothing is being worked at: no dialog, no focus, no choice, and the list is at its top. */
function isNobodyAtIt(): boolean {
  const isBusy = document.querySelector('dialog[open], [role="dialog"], main input[type="checkbox"]:checked')
  return !isBusy && window.scrollY === 0 && !document.activeElement?.closest('main')
}
