import { expect, test } from 'vitest'

import * as hindi from './hi.ts'

test.each<[names: (string | null)[], more: number, words: string]>([
  [['Peach'], 0, '‘Peach’ का स्टॉक खत्म है'],
  [[null], 0, 'एक सामान का स्टॉक खत्म है'],
  [['Peach', 'Plum'], 0, '‘Peach’ और ‘Plum’ का स्टॉक खत्म है'],
  [['Peach', 'Plum', 'Guava'], 57, '‘Peach’, ‘Plum’, ‘Guava’ और 57 दूसरी चीज़ों का स्टॉक खत्म है'],
])('of %j and %i more it is said in Hindi: %s', (names, more, words) => {
  expect(hindi.areSoldOut(names, more)).toBe(words)
})
