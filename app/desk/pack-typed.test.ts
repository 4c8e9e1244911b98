import { expect, test } from 'vitest'

import { isPackNamed, namedPackFirst, packTyped } from './pack-typed.ts'

test('a sack is found by its product and its pack, with or without a space and the unit', () => {
  const packs = [{ pack: '100 g' }, { pack: '1 kg' }, { pack: '5 kg' }, { pack: '10 kg' }]
  const first = (text: string) => namedPackFirst(packs, packTyped(text).pack).map(({ pack }) => pack)

  for (const text of ['atta 10 kg', 'atta 10kg', 'atta 10', 'atta  10 KG']) {
    expect(packTyped(text).words).toBe('atta')
    expect(first(text)).toEqual(['10 kg', '100 g', '1 kg', '5 kg'])
  }
  expect(packTyped('wheat atta')).toEqual({ words: 'wheat atta', pack: '' })
  expect(packTyped('A2 milk').words).toBe('A2 milk')
  expect(first('atta')).toEqual(['100 g', '1 kg', '5 kg', '10 kg'])
})

test('a pack that was named whole is not asked for again; a part of another number is none', () => {
  expect(isPackNamed('atta 5 kg', '5 kg')).toBe(true)
  expect(isPackNamed('atta 5kg', '5 kg')).toBe(true)
  expect(isPackNamed('atta 15 kg', '5 kg')).toBe(false)
  expect(isPackNamed('atta 5', '5 kg')).toBe(false)
  expect(isPackNamed('atta', '5 kg')).toBe(false)
})
