import type { MailMessage, MailedLink } from '#domain/mails/rules.ts'
import type { Language } from '#words/languages.ts'

import { mails as english } from './en.ts'
import { shopMails } from './for-the-shop.ts'
import { mails as hindi } from './hi.ts'
import type { CustomerMails, MailWords } from './mail-words.ts'

const byLanguage: Record<Language, CustomerMails> = { en: english, hi: hindi }

/** What a mail of this language says around its own words. */
export function mailsIn(language: Language): CustomerMails {
  return byLanguage[language]
}

/** What a mail says; English where it goes to the shop, whatever the language. */
export function mailWords(
  { kind, facts }: MailMessage,
  language: Language,
  more: { shopName: string; link: MailedLink },
): MailWords {
  const kinds = { ...mailsIn(language).kinds, ...shopMails }
  // Each kind's words take that kind's facts, which the compiler cannot follow through a union.
  const words = kinds[kind] as (facts: object, more: object) => MailWords
  return words(facts, more)
}
