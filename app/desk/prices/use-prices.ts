import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { bigSteps } from '#app/desk/widgets/big-steps.tsx'
import type { PriceStep } from '#app/desk/widgets/big-steps.tsx'
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
import { rowsACall, rowsToUndo, savedCount, tellSaved } from './undo-save.ts'
import type { Result } from './undo-save.ts'

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
  /** Prices that change by more than half, while somebody is asked about them; empty for no question. */
  const [askedSteps, setAskedSteps] = useState<readonly PriceStep[]>([])
  const { isBusy, press } = usePress()
  const { press: pressUndo } = usePress()
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

  async function save(isSure = false) {
    const wanted = draft.rowsToSend(rows, drafts)
    const steps = isSure ? [] : bigSteps(draft.priceSteps(rows, wanted))
    setAskedSteps(steps)
    if (steps.length > 0) return
    setBeforePaste(null)
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
    const undo = rowsToUndo(rows, next.saved, wanted)
    const words = savedWords(undo.length > 0 ? savedCount(undo) : '', left)
    setSaid(words)
    if (left.wrong + left.changed > 0) setStops((so) => so + 1)
    if (undo.length > 0) tellSaved(words, undo, { press: pressUndo, onUndone })
  }

  function onUndone(now: readonly ProductPrices[]) {
    const byId = new Map(now.map((row) => [row._id, row]))
    setRows((all) => all.map((row) => byId.get(row._id) ?? row))
    // What was typed since stays, over what is there now.
    setDrafts((all) => now.reduce(draft.settled, draft.keptOver(all, now)))
    setSaid('')
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
    askedSteps,
    lookAgain: () => setAskedSteps([]),
  }
}

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
  const saved = next.filter(({ _id }) => byId.get(_id)?.outcome === 'saved')
  return { rows: next, done: next.filter(isDone), saved, refusals }
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

/** 'Saved 12 prices. 1 row was changed by somebody else. 1 row is wrong.' */
function savedWords(saved: string, { changed, wrong }: { changed: number; wrong: number }): string {
  const some = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
  return [
    saved ? `Saved ${saved}.` : 'Nothing was saved.',
    changed > 0 && `${some(changed)} ${changed === 1 ? 'was' : 'were'} changed by somebody else.`,
    wrong > 0 && `${some(wrong)} ${wrong === 1 ? 'is' : 'are'} wrong.`,
  ]
    .filter(Boolean)
    .join(' ')
}
