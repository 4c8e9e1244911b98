import { expect, test, vi } from 'vitest'

import { playSound } from './sound.ts'

test('a tab in which nobody has pressed anything leaves the sound to the one somebody works in', () => {
  const heard: string[] = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const inTab = (name: string, hasBeenActive: boolean) => {
    const AudioContext = vi.fn(function audio() {
      heard.push(name)
      return sounding()
    })
    vi.stubGlobal('window', { AudioContext })
    vi.stubGlobal('AudioContext', AudioContext)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
    playSound()
  }

  inTab('restored', false)
  inTab('worked in', true)
  inTab('worked in as well', true)

  expect(heard).toEqual(['worked in'])
})

/** As much of an AudioContext as makes a sound. */
function sounding() {
  const value = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  }
  const node = { frequency: value, gain: value, connect: (next: unknown) => next, start() {}, stop() {} }
  return {
    currentTime: 0,
    destination: {},
    createOscillator: () => node,
    createGain: () => node,
    close: () => Promise.resolve(),
  }
}
