import { useMemo, useState } from 'react'

/** The rows of a page that are chosen. */
export interface ChosenRows {
  /** In no order; none of another page. */
  ids: ReadonlySet<string>
  /** `isRange`: with all rows between it and the one that was chosen last. */
  choose: (id: string, how: { isChosen: boolean; isRange: boolean }) => void
  chooseAll: (isChosen: boolean) => void
}

/** Choosing rows of the page that is shown. What another page had chosen is forgotten there. */
export function useChosenRows(shown: readonly string[]): ChosenRows {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [last, setLast] = useState<string | null>(null)
  return useMemo(
    () => ({
      ids: new Set(shown.filter((id) => chosen.includes(id))),
      choose: (id, { isChosen, isRange }) => {
        const changed = isRange ? rangeOf(shown, last, id) : [id]
        setLast(id)
        setChosen((before) => withChange(before, changed, isChosen))
      },
      chooseAll: (isChosen) => setChosen(isChosen ? shown : []),
    }),
    [shown, chosen, last],
  )
}

/** From one row to another, in whichever direction, both included. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): string[] {
  const places = [from ?? to, to].map((id) => shown.indexOf(id))
  if (places.includes(-1)) return [to]
  return shown.slice(Math.min(...places), Math.max(...places) + 1)
}

function withChange(before: readonly string[], changed: readonly string[], isChosen: boolean): string[] {
  const others = before.filter((id) => !changed.includes(id))
  return isChosen ? [...others, ...changed] : others
}
