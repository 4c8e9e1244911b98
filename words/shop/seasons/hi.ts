import { stateCodes, states } from '#domain/addresses/rules.ts'
import { months } from '#words/ui/dates/hindi-dates.ts'
import { hindiState } from '#words/ui/state/hindi-states.ts'

import type * as en from './en.ts'

export const title = 'किस महीने क्या मिलता है'
export const description = 'कौन सी सब्ज़ी और कौन सा फल किस महीने खेत से आता है, पूरे साल का हाल।'
export const lead: typeof en.lead = (month, place) =>
  `${place && `${place} के `}खेतों से किस महीने क्या आता है। अभी ${month} है: यह महीना घेरे में है।`
export const nothing = 'अभी किसी सामान का मौसम नहीं लिखा है।'

export const terms = { now: 'अभी मौसम में', soon: 'अगले दो महीनों में', later: 'उसके बाद' } as const
export const goods = 'सामान'

export { months }
export const shortMonths: typeof en.shortMonths = [
  ['ज', 'न'],
  ['फ़', 'र'],
  ['मा', 'र्च'],
  ['अ', 'प्रै'],
  ['म', 'ई'],
  ['जू', 'न'],
  ['जु', 'ल'],
  ['अ', 'ग'],
  ['सि', 'त'],
  ['अ', 'क्टू'],
  ['न', 'व'],
  ['दि', 'स'],
]
export const thisMonth = ', यह महीना'

export const amounts = { none: 'नहीं', some: 'थोड़ा', plenty: 'खूब' } as const

export const season = 'मौसम'
export const seasonOf: typeof en.seasonOf = (goods) => `‘${goods}’ किस महीने मिलता है`
export const now = {
  none: 'इस महीने नहीं मिलता।',
  some: 'इस महीने थोड़ा मिलता है।',
  plenty: 'इस महीने खूब मिलता है।',
} as const
export const again: typeof en.again = (month) => `फिर ${month} में आता है।`
const ordinals = ['पहले', 'दूसरे', 'तीसरे', 'आखिरी'] as const
const week = (month: number, inMonth: number) => `${months[month]} के ${ordinals[inMonth - 1]} हफ़्ते`
export const usually: typeof en.usually = (from, until) => `अक्सर ${week(...from)} से ${week(...until)} तक।`
export const regionName: typeof en.regionName = (region) =>
  hindiState(stateCodes.find((code) => states[code] === region) ?? '') ?? region
export const grownIn = 'कहाँ उगता है:'
export const whole = 'पूरे साल का मौसम देखें'
