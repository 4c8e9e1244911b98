import { expect, test, vi } from 'vitest'

test('the link by which a guest makes an account is one of the Hindi pages there', async () => {
  vi.resetModules()
  vi.doMock('#words/language/en.ts', () => import('#words/language/hi.ts'))
  const hindi = await import('./guest-paths.ts')
  // The modules of a worker are those of all its test files.
  vi.doUnmock('#words/language/en.ts')
  vi.resetModules()
  expect(hindi.claimPath('a token')).toBe('/hi/claim/a%20token')
  const english = await import('./guest-paths.ts')
  expect(english.claimPath('a token')).toBe('/claim/a%20token')
})
