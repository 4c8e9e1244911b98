import * as rules from '#domain/addresses/rules.ts'
import { byHindiName, hindiState } from '#words/ui/state/hindi-states.ts'

import type * as en from './en.ts'

export const stateName: typeof en.stateName = (code) => hindiState(code) ?? ''
/** In the order of their names in Hindi. */
export const statesToChoose: typeof en.statesToChoose = (pinCode) =>
  rules.statesToChoose(pinCode).toSorted(byHindiName)
