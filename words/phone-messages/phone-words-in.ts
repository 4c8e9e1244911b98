import type { Language } from '#words/languages.ts'

import { phoneWords as english } from './en.ts'
import { phoneWords as hindi } from './hi.ts'
import type { PhoneWords } from './phone-words.ts'

const byLanguage: Record<Language, PhoneWords> = { en: english, hi: hindi }

export function phoneWordsIn(language: Language): PhoneWords {
  return byLanguage[language]
}
