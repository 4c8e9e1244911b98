import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { CategoryStrip } from './category-strip.tsx'

test('a strip of no category: No categories available', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <CategoryStrip view={{ categories: [] }} /> }])
  expect(renderToStaticMarkup(<Stub />)).toContain('>No categories available<')
})
