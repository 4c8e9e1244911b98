import type { FastifyRequest } from 'fastify'

import { languageHeader, languageNamed } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'
import { wordsIn } from '#words/words.ts'
import type { Words } from '#words/words.ts'

type Asking = Pick<FastifyRequest, 'headers'>

/** Of the page that asks: the one that the request names, else English. */
export function languageOfCall({ headers }: Asking): Language {
  return languageNamed(headers[languageHeader])
}

/** What to say to who asks: in the language that the request names, else in English. */
export function wordsOf(request: Asking): Words {
  return wordsIn(languageOfCall(request))
}
