import { globSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { latinWords } from '#tests/support/latin-words.ts'
import { languages } from '#words/languages.ts'

const root = projectFolder()
const english = globSync('words/{language,shop,frame,client,ui,desk}/**/en.{ts,tsx}', { cwd: root })
const others = languages.filter((language) => language !== 'en')
const pairs = others.flatMap((language) => english.map((file) => [file, language] as const))

test('there are texts of screens', () => {
  expect(english.length).toBeGreaterThan(1)
})

test.each(pairs)('%s says in %s each text that it has, and no other', async (file, language) => {
  const [en, own] = await Promise.all([textsOf(file), textsOf(ownFile(file, language))])

  expect(Object.keys(own).toSorted()).toEqual(Object.keys(en).toSorted())
  for (const [key, text] of Object.entries(en))
    expect(shapeOf(own[key]), `${key}: a text, or as many placeholders as in English`).toEqual(shapeOf(text))
  const untranslated = Object.keys(en).filter((key) => own[key] === en[key] && hasWords(en[key]))
  expect(file.includes('/language/') ? [] : untranslated).toEqual([])
})

async function textsOf(file: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ path.join(root, file))) as Record<string, unknown>
}

function ownFile(file: string, language: string): string {
  const own = file.replace(/en(\.tsx?)$/, `${language}$1`)
  expect(globSync(own, { cwd: root }), `${file} has its ${language} beside it`).toHaveLength(1)
  return own
}

/** Of a list the shape of what is in it. */
function shapeOf(text: unknown): unknown {
  if (typeof text === 'function') return `a function of ${text.length}`
  if (Array.isArray(text)) return text.map(shapeOf)
  if (typeof text !== 'object' || text === null) return typeof text
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, shapeOf(each)]))
}

/** Whether more than names and units stand in it. */
function hasWords(text: unknown): boolean {
  return typeof text === 'string' && latinWords(text).length > 0
}
