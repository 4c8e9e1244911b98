import type { FastifyRequest } from 'fastify'

import { languageHeader, languageNamed } from '#words/languages.ts'
import { wordsIn } from '#words/words.ts'
import type { Words } from '#words/words.ts'

/** What to say to who asks: in the language that the request names, else in English. */
export function wordsOf({ headers }: Pick<FastifyRequest, 'headers'>): Words {
  return wordsIn(languageNamed(headers[languageHeader]))
}
