import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { useLeaving } from '#app/desk/widgets/use-leaving.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ProductPrices, saveProductPrices } from '#contract/prices.ts'

import * as draft from './drafts.ts'
import type { Column, Drafts } from './drafts.ts'
import { pasted, pastedWords } from './pasted.ts'
import type { Place } from './pasted.ts'

/** So many rows are sent in one call. */
const rowsACall = 1000

/** What the server found wrong with rows: sentences by field, and under '' of the row as a whole. */
export type Refusals = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface PricesRoom {
  shelf: string
  /** Who is here: what they typed is theirs alone. */
  personId: string
  /** The rows as the room was opened with them. */
  loaded: readonly ProductPrices[]
}

/** The rows of a shelf, what is typed over them, and the save. */
export function usePrices({ shelf, personId, loaded }: PricesRoom) {
  const kept = `prices.${shelf}`
  const [rows, setRows] = useState(loaded)
  const [drafts, setDrafts] = useState(() => draftsOver(loaded, keptDraft<Drafts>(personId, kept) as Drafts))
  const [refusals, setRefusals] = useState<Refusals>({})
  /** What is said of the last paste or save; `stops` counts the saves that left something to look at. */
  const [said, setSaid] = useState('')
  const [stops, setStops] = useState(0)
  /** Before the last paste. */
  const [beforePaste, setBeforePaste] = useState<Drafts | null>(null)
  const { isBusy, press } = usePress()
  const navigate = useNavigate()
  const count = draft.changeCount(rows, drafts)
  const leaving = useLeaving(count > 0)
  const isForgotten = useRef(false)

  useEffect(() => {
    if (isForgotten.current || Object.keys(drafts).length === 0) forgetDraft(personId, kept)
    else keepDraft(personId, kept, drafts)
  }, [personId, kept, drafts])

  const mended = (id: string) =>
    setRefusals((all) =>
      id in all ? Object.fromEntries(Object.entries(all).filter(([of]) => of !== id)) : all,
    )

  function type(row: ProductPrices, column: Column, text: string) {
    mended(row._id)
    setBeforePaste(null)
    setDrafts((all) => draft.typedInto(all, row, column, text))
  }

  const settle = (row: ProductPrices) => setDrafts((all) => draft.settled(all, row))
  const takeBack = (row: ProductPrices, column: Column) => {
    mended(row._id)
    setDrafts((all) => draft.takenBack(all, row, column))
  }

  function paste(place: Place, block: readonly string[][]) {
    const result = pasted(drafts, rows, { place, block })
    for (const row of rows.slice(place.row, place.row + block.length)) mended(row._id)
    setBeforePaste(drafts)
    setDrafts(result.drafts)
    setSaid(pastedWords(result))
  }

  function takeBackPaste() {
    if (!beforePaste) return
    setDrafts(beforePaste)
    setBeforePaste(null)
    setSaid('The paste is taken back.')
  }

  async function save() {
    setBeforePaste(null)
    const wanted = draft.rowsToSend(rows, drafts)
    const results: Result[] = []
    let wrong: Problems | null = null
    for (let from = 0; from < wanted.length && !wrong; from += rowsACall) {
      const sent = wanted.slice(from, from + rowsACall)
      wrong = await press(
        JSON.stringify(sent),
        (key) => call<typeof saveProductPrices>('POST', '/api/product-prices', { rows: sent }, key),
        (answer) => taken(answer, results),
      )
    }
    if (wrong && Object.keys(wrong).length === 0) return
    const next = afterResults({ rows, drafts }, results)
    setRows(next.rows)
    setDrafts((all) => draft.afterSaving(all, drafts, next.done))
    setRefusals((all) => ({ ...all, ...next.refusals }))
    if (wrong) {
      setSaid(wrong[''] ?? 'Nothing was saved.')
      return
    }
    const left = leftOf(next.rows, draft.afterSaving(drafts, drafts, next.done), next.refusals)
    const words = savedWords(next.done.length, left)
    setSaid(words)
    if (left.wrong + left.changed > 0) setStops((so) => so + 1)
    else if (next.done.length > 0) showToast('success', words)
  }

  function taken(answer: Answer<typeof saveProductPrices>, results: Result[]): Problems | null {
    if (isTurnedAway(answer)) {
      // What was typed is kept for when they are back.
      leaving.allow()
      void navigate(homePath)
      return {}
    }
    if (!answer.ok) {
      showToast('error', answer.body.message)
      return { '': answer.body.message }
    }
    results.push(...answer.body.data)
    return null
  }

  const keepMine = (some: readonly ProductPrices[]) => setDrafts((all) => draft.keptOver(all, some))
  const takeTheirs = (some: readonly ProductPrices[]) =>
    setDrafts((all) =>
      draft.without(
        all,
        some.map(({ _id }) => _id),
      ),
    )

  /** They leave, and nothing that was typed is there when they come back. */
  function forget() {
    isForgotten.current = true
    forgetDraft(personId, kept)
    leaving.allow()
  }

  return {
    rows,
    drafts,
    refusals,
    count,
    said,
    stops,
    isBusy,
    blocker: leaving.blocker,
    type,
    settle,
    takeBack,
    paste,
    save,
    keepMine,
    takeTheirs,
    forget,
    takeBackPaste: beforePaste && takeBackPaste,
  }
}

type Result = Extract<Answer<typeof saveProductPrices>, { ok: true }>['body']['data'][number]

/** Without those of goods that are gone, and of cells that say meanwhile what was typed. */
function draftsOver(rows: readonly ProductPrices[], kept: Drafts): Drafts {
  const ids = new Set(rows.map(({ _id }) => _id))
  const known = draft.without(
    kept,
    Object.keys(kept).filter((id) => !ids.has(id)),
  )
  return rows.reduce(draft.settled, known)
}

function afterResults(
  { rows }: { rows: readonly ProductPrices[]; drafts: Drafts },
  results: readonly Result[],
) {
  const byId = new Map(results.map((result) => [result._id, result]))
  const next = rows.map((row) => byId.get(row._id)?.now ?? row)
  const isDone = ({ _id }: ProductPrices) => ['saved', 'unchanged'].includes(byId.get(_id)?.outcome ?? '')
  const refusals: Refusals = Object.fromEntries(
    results.flatMap(({ _id, outcome, fields }) => {
      if (outcome === 'gone') return [[_id, { '': 'This product is not in the shop any more.' }]]
      return outcome === 'wrong' ? [[_id, fields]] : []
    }),
  )
  return { rows: next, done: next.filter(isDone), refusals }
}

/** How many rows were left out of a save, and why. */
function leftOf(rows: readonly ProductPrices[], drafts: Drafts, refusals: Refusals) {
  const typed = rows.filter(({ _id }) => drafts[_id])
  const changed = typed.filter((row) => draft.isChangedMeanwhile(row, drafts[row._id])).length
  const wrong = typed.filter(
    (row) => refusals[row._id] || Object.keys(draft.wrongOf(row, drafts[row._id])).length > 0,
  ).length
  return { changed, wrong }
}

/** 'Saved: 12 rows. 1 row was changed by somebody else. 1 row is wrong.' */
function savedWords(saved: number, { changed, wrong }: { changed: number; wrong: number }): string {
  const some = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
  return [
    saved > 0 ? `Saved: ${some(saved)}.` : 'Nothing was saved.',
    changed > 0 && `${some(changed)} ${changed === 1 ? 'was' : 'were'} changed by somebody else.`,
    wrong > 0 && `${some(wrong)} ${wrong === 1 ? 'is' : 'are'} wrong.`,
  ]
    .filter(Boolean)
    .join(' ')
}
