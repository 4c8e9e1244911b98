import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('#app/ui/toast.tsx', () => ({ showToast: vi.fn() }))

// The tests of a worker share their modules: another one may have loaded them with the real toast.
vi.resetModules()
const { showToast } = await import('#app/ui/toast.tsx')
const { keepFlash, showFlash } = await import('./flash.ts')

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.mocked(showToast).mockClear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what one document leaves, the next one says once', () => {
  keepFlash('Logged out')
  showFlash()
  showFlash()
  expect(vi.mocked(showToast).mock.calls).toEqual([['success', 'Logged out']])
})

test.each(['{', 'null', '"Hello"', '{"kind":"success"}', '{"message":"Hello","kind":"loud"}'])(
  'what is kept as %s says nothing, and the page goes on',
  (value) => {
    kept.set('haat.flash', value)
    showFlash()
    expect(showToast).not.toHaveBeenCalled()
    expect(kept.size).toBe(0)
  },
)

test('in a browser that keeps nothing a message is lost, and the page goes on', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepFlash('Logged out')
  showFlash()
  expect(showToast).not.toHaveBeenCalled()
})
