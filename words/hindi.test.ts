import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

// The rules of docs/hindi.md that a machine can see.
const root = projectFolder()
const files = globSync(['words/**/hi.{ts,tsx}', 'db/demo-market/hindi.ts'], { cwd: root }).filter(
  (file) => !file.includes('/language/'),
)
const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)

/** Of the chapter 'Latin words that stay'. */
const guide = readFileSync(path.join(root, 'docs/hindi.md'), 'utf8')
const [, chapter = ''] = guide.split(/^## Latin words that stay$/m)
const stays = new Set(
  [...(chapter.split('\n\n')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
)

/** What programs read, and examples of what people type. */
const typed =
  /https:\/\/|application\/json|multipart\/form-data|\b(?:nextCursor|cursor|idempotency key|true|false|never|name|Text|DIWALI50|asha@example\.com|shop@bank|27AAPFU0939F1ZV|HT)(?!\w)/g

test('there are Hindi texts, and Latin words that stay', () => {
  expect(files.length).toBeGreaterThan(4)
  expect([...stays]).toEqual(expect.arrayContaining(['Haat', 'UPI', 'kg']))
})

describe.each(texts)('%s', (_file, source) => {
  test('is spelled as docs/hindi.md says', () => {
    expect(source === source.normalize('NFC'), 'NFC: a letter and its dot are two characters').toBe(true)
    expect(source.match(/[^जफडढ]\u093c/g), 'a dot below another letter than ज, फ, ड and ढ').toBeNull()
    expect(source.match(/[\u0966-\u096f]/g), 'figures other than 0 to 9').toBeNull()
    expect(source.match(/[\u0900-\u097f]\.(?=[ '`])/g), 'a full stop behind Hindi').toBeNull()
  })

  test('has no Latin words but those that stay', () => {
    expect(latinWordsOf(source).filter((word) => !stays.has(word) && !/^.$/.test(word))).toEqual([])
  })
})

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

/** Of all strings, templates and texts of elements that are shown. */
function latinWordsOf(source: string): string[] {
  const texts: string[] = []
  const read = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(read)
    if (typeof part !== 'object' || part === null) return
    const { type = '', value, ...fields } = part as Part
    if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)) return
    if (type === 'Literal' || type === 'JSXText') return void texts.push(String(value))
    if (type === 'TemplateElement') return void texts.push((value as { cooked: string }).cooked)
    const inner = noTexts[type]?.(part as Part) ?? [value, ...Object.values(fields)]
    inner.forEach(read)
  }
  read(parseSync('hi.tsx', source).program.body)
  return texts.flatMap((text) => text.replaceAll(typed, ' ').match(/[A-Za-z]+(?:-[A-Z][a-z]+)?/g) ?? [])
}
