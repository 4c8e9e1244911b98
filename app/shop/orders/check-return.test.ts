import { expect, test } from 'vitest'

import { checkReturn, problemsOf } from './check-return.ts'

const form = { pieces: [1, 0], wish: 'money', reason: 'Sour.', pictures: [] } as const

test.each([
  ['nothing is chosen', { pieces: [0, 0] }, { pieces: 'Please choose what you send back.' }],
  [
    'more is chosen than is left now',
    { pieces: [3, 0] },
    { pieces: 'Some of it was sent back already. Please choose again.' },
  ],
  ['no reason is given', { reason: ' ' }, { reason: 'Please tell us what is wrong.' }],
  [
    'the reason is too long',
    { reason: 'a'.repeat(501) },
    { reason: 'Please write at most 500 letters. You have 501.' },
  ],
  ['all is there', {}, {}],
])('a return is checked before it is sent: %s', (_what, changes, problems) => {
  expect(checkReturn({ ...form, ...changes }, [2, 1])).toEqual(problems)
})

test('what the shop refuses is said at the field that it is about', () => {
  const refusal = { code: 'invalid_input', message: 'Please check the form.' }
  expect(problemsOf({ ...refusal, fields: { reason: 'Too long.', pictures: 'Too many.' } })).toEqual({
    reason: 'Too long.',
    pictures: 'Too many.',
  })
  expect(problemsOf({ code: 'return_too_many', message: 'At most 1.' })).toEqual({ pieces: 'At most 1.' })
  expect(problemsOf({ code: 'too_large', message: 'At most 5 MB.' })).toEqual({ pictures: 'At most 5 MB.' })
  expect(problemsOf({ code: 'busy', message: 'Please wait.' })).toEqual({ '': 'Please wait.' })
})
