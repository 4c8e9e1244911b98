import { expect, test, vi } from 'vitest'

import { hear, rememberedLanguage } from './voice.ts'
import type { Recognition } from './voice.ts'

/** A recognition that hears what the test says. */
class Ears extends EventTarget implements Recognition {
  lang = ''
  start() {}
  abort() {
    this.says('error', { error: 'aborted' })
    this.says('end')
  }
  says(kind: string, what = {}) {
    this.dispatchEvent(Object.assign(new Event(kind), what))
  }
}

test('what was said is heard, in the language that was chosen', async () => {
  const recognition = new Ears()
  const heard = hear(recognition, 'hi-IN')
  recognition.says('result', { results: [[{ transcript: ' टमाटर ' }]] })
  recognition.says('end')
  expect(await heard).toBe('टमाटर')
  expect(recognition.lang).toBe('hi-IN')
})

test('whoever stops it hears nothing, and no failure', async () => {
  const recognition = new Ears()
  const heard = hear(recognition, 'en-US')
  recognition.abort()
  expect(await heard).toBeNull()
})

test.each(['not-allowed', 'network', 'no-speech'])('%s is a failure', async (error) => {
  const recognition = new Ears()
  const heard = hear(recognition, 'en-US')
  recognition.says('error', { error })
  recognition.says('end')
  await expect(heard).rejects.toThrow(error)
})

test('an end without a word is a failure', async () => {
  const recognition = new Ears()
  const heard = hear(recognition, 'en-US')
  recognition.says('end')
  await expect(heard).rejects.toThrow('No words were recognised.')
})

test.each([
  [null, 'en-US'],
  ['hi-IN', 'hi-IN'],
  ['xx-XX', 'en-US'],
])('the language is US English until another one was chosen: %j is %s', (kept, language) => {
  vi.stubGlobal('localStorage', { getItem: () => kept })
  expect(rememberedLanguage()).toBe(language)
})

test.each([
  [null, 'hi-IN'],
  ['en-IN', 'en-IN'],
])('on Hindi pages it is Hindi until another one was chosen: %j is %s', (kept, language) => {
  vi.stubGlobal('localStorage', { getItem: () => kept })
  expect(rememberedLanguage('hi')).toBe(language)
})
