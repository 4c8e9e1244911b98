import { FormField } from '#app/desk/widgets/form-field.tsx'
import { goodsName } from '#app/goods-name.ts'
import type { RiderStop } from '#contract/runs.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/run/en.ts'

type Empties = NonNullable<NonNullable<RiderStop['door']>['empties']>

interface DoorEmptiesProps {
  empties: Empties
  /** How many of each came back. */
  chosen: readonly number[]
  onChosen: (chosen: number[]) => void
}

/** Bottles and crates that are with the customer: how many of them they bring to the door. */
export function DoorEmpties({ empties, chosen, onChosen }: DoorEmptiesProps) {
  return empties.map(({ productId, pack, each, pieces, ...named }, place) => (
    <FormField
      key={`${productId} ${each}`}
      label={words.emptiesOf(`${goodsName(named)} ${pack}`)}
      error={undefined}
    >
      {(control) => (
        <select
          {...control}
          value={chosen[place] ?? 0}
          onChange={({ currentTarget }) =>
            onChosen(empties.map((_, at) => (at === place ? Number(currentTarget.value) : (chosen[at] ?? 0))))
          }
        >
          {Array.from({ length: pieces + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count === 0 ? words.noEmpties : words.empties(count, formatPaise(toPaise(each) * count))}
            </option>
          ))}
        </select>
      )}
    </FormField>
  ))
}
