import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parseSync } from 'vite'

import { projectFolder } from '#db/project-folder.ts'

// What texts of another language than English may have in Latin letters: docs/hindi.md names it.
const guide = readFileSync(path.join(projectFolder(), 'docs/hindi.md'), 'utf8')
const [, chapter = ''] = guide.split(/^## Latin words that stay$/m)
/** Words that no language of the shop writes in letters of its own. */
export const staysLatin = new Set(
  [...(chapter.split('\n\n')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
)

/** What programs read, places for values, and examples of what people type. */
const typed =
  /\{\w+\}|https:\/\/|application\/json|multipart\/form-data|\b(?:nextCursor|cursor|idempotency key|true|false|never|name|Text|DIWALI50|asha@example\.com|shop@bank|27AAPFU0939F1ZV|HT)(?!\w)/g

/** A part of a parsed file. */
interface Part {
  /** Nothing in what is no part of the tree, as a place in the file. */
  type?: string
  [field: string]: unknown
}

/** What in a file of texts is no text: names, types, what is compared, how dates and lists are written. */
const noTexts: Record<string, (part: Part) => unknown[]> = {
  ImportDeclaration: () => [],
  ExportNamedDeclaration: ({ source, declaration }) => (source ? [] : [declaration]),
  Property: ({ key, value }) => (isName.test(String((key as Part)['name'])) ? [] : [value]),
  BinaryExpression: ({ left, right }) => [left, right].filter((side) => (side as Part).type !== 'Literal'),
  JSXAttribute: () => [],
  SwitchCase: ({ consequent }) => [consequent],
  NewExpression: () => [],
  CallExpression: ({ callee, arguments: given }) =>
    isWriting.test(String(((callee as Part)['property'] as Part | undefined)?.['name']))
      ? [callee]
      : [callee, given],
}
const isName = /^(is|page|path|type)$/
const isWriting = /^(toLocaleString|replaceAll)$/

/**
 * Words in Latin letters that do not stay, of all strings, templates and texts of elements that a file of
 * texts shows.
 */
export function latinWordsIn(source: string): string[] {
  const texts: string[] = []
  const read = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(read)
    if (typeof part !== 'object' || part === null) return
    const { type = '', value, ...fields } = part as Part
    if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)) return
    if ('regex' in fields) return
    if (type === 'Literal' || type === 'JSXText') return void texts.push(String(value))
    if (type === 'TemplateElement') return void texts.push((value as { cooked: string }).cooked)
    const inner = noTexts[type]?.(part as Part) ?? [value, ...Object.values(fields)]
    inner.forEach(read)
  }
  read(parseSync('hi.tsx', source).program.body)
  return texts.flatMap(latinWords)
}

/** Of one text, but for single letters. */
export function latinWords(text: string): string[] {
  const found = text.replaceAll(typed, ' ').match(/[A-Za-z]+(?:-[A-Z][a-z]+)?/g) ?? []
  return found.filter((word) => word.length > 1 && !staysLatin.has(word))
}
