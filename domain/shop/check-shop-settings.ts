import type { ClosedDay } from '#domain/addresses/days/rules.ts'
import { readGstin, wrongGstin } from '#domain/addresses/gstin/rules.ts'
import { canLieIn, possibleStates, stateName } from '#domain/addresses/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'

import type { ShopTerms } from './rules.ts'
import type { ShopSettings } from './settings.ts'

type Term = Exclude<keyof ShopTerms, 'leastPaise'>

/**
 * `version`: that of the settings which were changed; left out, whatever stands is replaced. Terms that are
 * left out stay, and so do the sum above which refunds wait, the closed days and whether stars are fixed.
 */
export type ShopSettingsTyped = Omit<
  ShopSettings,
  'version' | 'refundLimitPaise' | 'closedDays' | 'fixedStars' | Term
> & {
  [Its in Term]?: ShopTerms[Its] | undefined
} & {
  version?: number | undefined
  refundLimitPaise?: number | null | undefined
  closedDays?: ClosedDay[] | undefined
  fixedStars?: boolean | undefined
}

interface Known {
  /** The Indian day. */
  today: string
  /** The closed days that stand there now. */
  closedDays: readonly ClosedDay[]
}

/**
 * The settings as they are kept: without rows in which nothing stands, and without closed days that are over.
 * @throws invalid_input
 */
export function readyToSave(typed: ShopSettingsTyped, known: Known): ShopSettingsTyped {
  const settings = {
    ...typed,
    addressLines: typed.addressLines.filter((line) => line !== ''),
    phones: typed.phones.filter((phone) => phone !== ''),
    emails: typed.emails.filter(({ address }) => address !== ''),
    gstin: typed.gstin === null ? null : readGstin(typed.gstin),
    closedDays: typed.closedDays
      ?.filter(({ on, words }) => on >= known.today || isNewAndWrong({ on, words }, known))
      .toSorted((one, other) => (one.on < other.on ? -1 : 1)),
  }
  const fields = problemsOf(settings, known)
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields })
  return settings
}

/** Words without a day, or a day that is over and did not stand there: somebody has mistyped it. */
function isNewAndWrong({ on, words }: ClosedDay, { today, closedDays }: Known): boolean {
  if (on === '') return words !== ''
  return on < today && !closedDays.some((closed) => closed.on === on)
}

function problemsOf(settings: ShopSettingsTyped, known: Known): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {}
  const gstin = gstinProblem(settings)
  if (gstin) fields['gstin'] = gstin
  const state = stateProblem(settings)
  if (state) fields['stateCode'] = state
  if (settings.grievanceOfficer === '' && settings.grievanceContact !== '')
    fields['grievanceOfficer'] = { problem: 'missing' }
  if (settings.grievanceOfficer !== '' && settings.grievanceContact === '')
    fields['grievanceContact'] = { problem: 'missing' }
  for (const name of ['invoiceSeries', 'creditNoteSeries'] as const)
    if (!/^[A-Z0-9]{1,4}$/.test(settings[name])) fields[name] = { problem: 'bad_series' }
  const days = settings.closedDays?.map(({ on }) => on) ?? []
  if (settings.closedDays?.some((closed) => isNewAndWrong(closed, known)))
    fields['closedDays'] = { problem: 'bad_closed_day' }
  else if (new Set(days).size < days.length) fields['closedDays'] = { problem: 'closed_day_twice' }
  if (settings.invoiceSeries === settings.creditNoteSeries)
    fields['creditNoteSeries'] = { problem: 'same_series' }
  return fields
}

/** The shop's state decides the tax, so its PIN code may not lie in another one. Each may be left out. */
function stateProblem({ pinCode, stateCode }: ShopSettingsTyped): FieldProblem | null {
  if (stateCode === '') return null
  if (stateName(stateCode) === '') return { problem: 'bad_state' }
  if (pinCode === '' || canLieIn(pinCode, stateCode)) return null
  return { problem: 'state_of_pin_code', pinCode, names: possibleStates(pinCode).map(stateName) }
}

function gstinProblem({ gstin, stateCode }: ShopSettingsTyped): FieldProblem | null {
  if (gstin === null) return null
  const problem = wrongGstin(gstin)
  if (problem) return { problem }
  return stateCode !== '' && gstin.startsWith(stateCode)
    ? null
    : { problem: 'gstin_of_other_state', state: stateName(gstin.slice(0, 2)) }
}
