import type { ListGood, ReadListLine } from '#contract/shopping-lists.ts'
import { maxQuantity } from '#domain/cart/rules.ts'

/** A line of the list as the person has it: the good that is chosen, and how many. */
export interface ChosenLine extends ReadListLine {
  /** null: nothing is chosen. */
  chosen: ListGood | null
  count: number
}

/** What is being done, or was. */
export type State = 'idle' | 'reading' | 'adding' | 'added'

/** What the part that shows the lines is given. */
export interface ListLinesProps {
  lines: readonly ChosenLine[]
  state: State
  choose: (at: number, good: ListGood | null, count?: number) => void
  addAll: () => Promise<void>
  /** What the button says at the desk, where the goods go into no cart. */
  addLabel?: string
}

/** So many of a good can be had. */
export function mostOf({ stock, step }: ListGood): number {
  const { least, most } = step ?? { least: 1, most: maxQuantity }
  const left = Math.min(stock ?? most, most)
  return left < least ? 0 : left
}
