import { expect, test } from 'vitest'

import { topicsOf } from '#app/frame/chatbot/chat-script.ts'
import { storyPath } from '#app/paths.ts'
import { noFacts } from '#domain/shop/rules.ts'

import { stories, storyOf } from './stories.ts'
import { storyTexts } from './texts.tsx'

test('every story in the list has its text, and no text is without its place in the list', () => {
  expect(Object.keys(storyTexts).toSorted()).toEqual(stories.map(({ slug }) => slug).toSorted())
})

test('an address that is no story finds none', () => {
  expect(storyOf('constructor')).toBeUndefined()
})

test('the chatbot links only to stories that exist', () => {
  const linked = topicsOf(noFacts)
    .flatMap(({ answer }) => answer.link?.to ?? [])
    .filter((to) => to.startsWith('/blog/'))
  expect(linked.length).toBeGreaterThan(0)
  for (const to of linked) expect(stories.map(({ slug }) => storyPath(slug))).toContain(to)
})
