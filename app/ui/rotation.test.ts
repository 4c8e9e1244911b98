import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Rotation, swipeDirection } from './rotation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function running({ count = 5, every = 5000, lock = 500 } = {}) {
  const rotation = new Rotation({ count, every, lock })
  const places: number[] = []
  const stop = rotation.subscribe(() => places.push(rotation.view().place))
  return { rotation, places, stop }
}

describe('a rotation', () => {
  test('moves on every five seconds and comes back to the first place after the last', () => {
    const { places } = running()
    vi.advanceTimersByTime(4999)
    expect(places).toEqual([])
    vi.advanceTimersByTime(1 + 5000 * 4)
    expect(places).toEqual([1, 2, 3, 4, 0])
  })

  test('goes back from the first place to the last', () => {
    const { rotation } = running()
    rotation.turn(-1)
    expect(rotation.view().place).toBe(4)
  })

  test('takes no second turn for half a second, and the next one after it', () => {
    const { rotation } = running()
    expect(rotation.turn(1)).toBe(true)
    vi.advanceTimersByTime(499)
    expect(rotation.turn(1)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(rotation.turn(1)).toBe(true)
    expect(rotation.view().place).toBe(2)
  })

  test('gives a place that was chosen by hand its whole time', () => {
    const { rotation, places } = running()
    vi.advanceTimersByTime(4000)
    rotation.goTo(3)
    vi.advanceTimersByTime(4999)
    expect(places).toEqual([3])
    vi.advanceTimersByTime(1)
    expect(places).toEqual([3, 4])
  })

  test('stands still while anything holds it', () => {
    const { rotation, places } = running()
    rotation.hold('hover')
    rotation.hold('focus')
    rotation.release('hover')
    vi.advanceTimersByTime(20_000)
    expect(places).toEqual([])
    rotation.release('focus')
    vi.advanceTimersByTime(5000)
    expect(places).toEqual([1])
  })

  test('stays paused when the pointer leaves, and plays under the pointer once play is pressed', () => {
    const { rotation } = running()
    rotation.hold('hover')
    rotation.togglePause()
    rotation.release('hover')
    vi.advanceTimersByTime(20_000)
    expect(rotation.view()).toEqual({ place: 0, isPaused: true })
    rotation.hold('hover')
    rotation.togglePause()
    vi.advanceTimersByTime(5000)
    expect(rotation.view()).toEqual({ place: 1, isPaused: false })
  })

  test('ends with its last listener', () => {
    const { rotation, stop } = running()
    stop()
    vi.advanceTimersByTime(20_000)
    expect(rotation.view().place).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('of one place never turns', () => {
    const { places } = running({ count: 1 })
    vi.advanceTimersByTime(20_000)
    expect(places).toEqual([])
  })
})

test.each([
  [-51, 1],
  [51, -1],
  [-50, null],
  [50, null],
  [0, null],
])('a finger that went %i pixels sideways turns %j', (travelled, direction) => {
  expect(swipeDirection(travelled)).toBe(direction)
})
