import type { ProductState } from '#domain/catalog/states/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'

/** Where a product stands, and when the shop itself moves it; a date is null where nothing is planned. */
export interface ShelfPlan {
  state: ProductState
  onFrom: Date | null
  offFrom: Date | null
}

/** What is not given stays as it is, unless the new state leaves no room for it. */
export type ShelfChange = { [Field in keyof ShelfPlan]?: ShelfPlan[Field] | undefined }

/**
 * The plan of a product after a change; `before` is null for a new one, which is on the shelf at once unless
 * something else is said. A date of the future keeps it off the shelf until then, as a draft or archived.
 * @throws invalid_input for a date that has passed, or that does not fit the state or the other date
 */
export function shelfPlan(before: ShelfPlan | null, change: ShelfChange, now: Date): ShelfPlan {
  const state = change.state ?? before?.state ?? (change.onFrom ? 'draft' : 'on_shelf')
  const keptOn = state === 'on_shelf' ? null : (before?.onFrom ?? null)
  const onFrom = change.onFrom === undefined ? keptOn : change.onFrom
  const isOnSometime = state === 'on_shelf' || onFrom !== null
  const keptOff = isOnSometime ? (before?.offFrom ?? null) : null
  const offFrom = change.offFrom === undefined ? keptOff : change.offFrom

  const isNewAndPassed = (date: Date | null, dateBefore: Date | null | undefined) =>
    date !== null && date <= now && date.getTime() !== dateBefore?.getTime()
  const fields: Record<string, FieldProblem> = {}
  if (isNewAndPassed(onFrom, before?.onFrom)) fields['onFrom'] = { problem: 'date_passed' }
  else if (onFrom && state === 'on_shelf') fields['onFrom'] = { problem: 'on_shelf_already' }
  if (isNewAndPassed(offFrom, before?.offFrom)) fields['offFrom'] = { problem: 'date_passed' }
  else if (offFrom && (!isOnSometime || (onFrom && offFrom <= onFrom)))
    fields['offFrom'] = { problem: 'off_before_on' }
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields })
  return { state, onFrom, offFrom }
}

/**
 * Goods come onto the shelf with a picture; what is there already may lose its last one. A date may be
 * planned without one: it is waited for. @throws invalid_input
 */
export function refuseWithoutPicture(
  before: Pick<ShelfPlan, 'state'>,
  after: Pick<ShelfPlan, 'state'>,
  images: readonly string[],
): void {
  const comesOnto = after.state === 'on_shelf' && before.state !== 'on_shelf'
  if (comesOnto && images.length === 0)
    throw new DomainError('invalid_input', { fields: { state: { problem: 'needs_picture' } } })
}

/**
 * The same as `shelfPlan` for a line of a file: a new product without a picture is a draft, whatever the line
 * says, unless it is archived. @throws invalid_input
 */
export function plannedInFile(
  before: (ShelfPlan & { images: readonly string[] }) | null,
  { images, ...change }: ShelfChange & { images: readonly string[] | undefined },
  now: Date,
): ShelfPlan {
  const shown = images ?? before?.images ?? []
  if (!before && shown.length === 0 && change.state !== 'archived')
    return shelfPlan(null, { ...change, state: 'draft' }, now)
  const plan = shelfPlan(before, change, now)
  if (before) refuseWithoutPicture(before, plan, shown)
  return plan
}

/** The plan of a product that is moved by hand, at once: what comes to nothing by that is forgotten. */
export function movedTo(state: ProductState, { offFrom }: ShelfPlan): ShelfPlan {
  return { state, onFrom: null, offFrom: state === 'on_shelf' ? offFrom : null }
}
