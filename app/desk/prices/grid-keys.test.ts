import { expect, test } from 'vitest'

import { nextPlace } from './grid-keys.ts'

const size = { rows: 30, columns: 4 }

test.each<[keys: string, from: [number, number], to: [number, number] | null]>([
  ['ArrowDown', [3, 1], [4, 1]],
  ['ArrowUp', [0, 1], [0, 1]],
  ['ArrowRight', [3, 3], [3, 3]],
  ['ArrowLeft', [3, 1], [3, 0]],
  ['Enter', [3, 1], [4, 1]],
  ['Enter', [29, 1], [29, 1]],
  ['Shift+Enter', [3, 1], [2, 1]],
  ['Tab', [3, 1], [3, 2]],
  ['Tab', [3, 3], [4, 0]],
  ['Tab', [29, 3], null],
  ['Shift+Tab', [3, 0], [2, 3]],
  ['Shift+Tab', [0, 0], null],
  ['Home', [3, 2], [3, 0]],
  ['End', [3, 2], [3, 3]],
  ['Control+Home', [3, 2], [0, 0]],
  ['Control+End', [3, 2], [29, 3]],
  ['PageDown', [25, 2], [29, 2]],
  ['PageUp', [25, 2], [15, 2]],
  ['Shift+ArrowLeft', [3, 2], null],
  ['Control+c', [3, 2], null],
  ['7', [3, 2], null],
])('%s leads from %j to %j', (keys, from, to) => {
  expect(press(keys, from)).toEqual(to)
})

test.each([
  ['ArrowLeft', null],
  ['End', null],
  ['ArrowDown', [4, 1]],
  ['Tab', [3, 2]],
])('while a text is edited, %s leads to %j', (keys, to) => {
  expect(press(keys, [3, 1], true)).toEqual(to)
})

function press(keys: string, [row, column]: [number, number], isEditing = false) {
  const held = (name: string) => keys.startsWith(`${name}+`)
  const pressed = {
    key: keys.split('+').at(-1)!,
    shiftKey: held('Shift'),
    ctrlKey: held('Control'),
    metaKey: false,
    altKey: false,
  }
  const next = nextPlace(pressed, { row, column }, size, isEditing)
  return next && [next.row, next.column]
}
