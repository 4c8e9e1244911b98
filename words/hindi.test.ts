import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { latinWordsIn, staysLatin } from '#tests/support/latin-words.ts'

// The rules of docs/hindi.md that a machine can see.
const root = projectFolder()
const files = globSync(['words/**/hi.{ts,tsx}', 'db/demo-market/hindi.ts'], { cwd: root }).filter(
  (file) => !file.includes('/language/'),
)
const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)

test('there are Hindi texts, and Latin words that stay', () => {
  expect(files.length).toBeGreaterThan(4)
  expect([...staysLatin]).toEqual(expect.arrayContaining(['Haat', 'UPI', 'kg']))
})

describe.each(texts)('%s', (_file, source) => {
  test('is spelled as docs/hindi.md says', () => {
    expect(source === source.normalize('NFC'), 'NFC: a letter and its dot are two characters').toBe(true)
    expect(source.match(/[^जफडढ]\u093c/g), 'a dot below another letter than ज, फ, ड and ढ').toBeNull()
    expect(source.match(/[\u0966-\u096f]/g), 'figures other than 0 to 9').toBeNull()
    expect(source.match(/[\u0900-\u097f]\.(?=[ '`])/g), 'a full stop behind Hindi').toBeNull()
  })

  test('has no Latin words but those that stay', () => {
    expect(latinWordsIn(source)).toEqual([])
  })
})
