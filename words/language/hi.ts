import type { Language } from '#words/languages.ts'

export const language: Language = 'hi'
export const prefix = '/hi'
export const locale = 'hi-IN'
