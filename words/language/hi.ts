import type { Language } from '#words/languages.ts'

export const language: Language = 'hi'
export const prefix = '/hi'
export const otherLanguage: Language = 'en'
export const locale = 'hi-IN'
