import type * as en from './en.ts'
import { hindiState } from './hindi-states.ts'

export const stateOf: typeof en.stateOf = (code, told) => hindiState(code) ?? told
