import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { errorSentence, fieldSentences, wordsIn } from './words.ts'

const words = wordsIn('en')

test('goods that are short are told with what is left, and at the checkout with what to do', () => {
  const salt = { productId: 'salt', productName: 'Rock Salt', available: 2 }

  expect(errorSentence(words, new DomainError('out_of_stock', { ...salt, at: 'cart' }))).toBe(
    'Only 2 of Rock Salt left.',
  )
  expect(
    errorSentence(words, new DomainError('out_of_stock', { ...salt, available: 0, at: 'checkout' })),
  ).toBe('Rock Salt is sold out. Please take it out of your cart.')
})

test('of a form with several mistakes missing fields are told first, and then what two fields do together', () => {
  const long = { problem: 'too_big', maximum: 100, origin: 'string' } as const
  const differ = { problem: 'passwords_differ' } as const
  const missing = { problem: 'missing' } as const

  expect(sentence({ name: long, email: missing })).toBe('Please fill in all required fields.')
  expect(sentence({ name: long, confirmPassword: differ })).toBe('Passwords do not match!')
  expect(sentence({ name: long })).toBe('This can be at most 100 characters long.')
  expect(fieldSentences(words, { name: long, email: missing })).toEqual({
    name: 'This can be at most 100 characters long.',
    email: 'This field is required.',
  })
})

test('the contract says what is wrong by codes alone', async () => {
  const folder = path.join(projectFolder(), 'contract')
  const files = (await readdir(folder)).filter((file) => file !== 'problems.ts')
  expect(files.length).toBeGreaterThan(5)

  for (const file of files)
    expect(await readFile(path.join(folder, file), 'utf8'), file).not.toMatch(/\b(error|message): *['"`(]/)
})

function sentence(fields: ConstructorParameters<typeof DomainError<'invalid_input'>>[1]['fields']): string {
  return errorSentence(words, new DomainError('invalid_input', { fields }))
}
