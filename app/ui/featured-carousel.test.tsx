import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FeaturedCarousel } from './featured-carousel.tsx'

test('a carousel without goods: No products available, and nothing to turn', () => {
  const markup = renderToStaticMarkup(
    <FeaturedCarousel title="Recommended Product" products={[]} renderAction={() => null} />,
  )
  expect(markup).toContain('>No products available<')
  expect(markup).not.toContain('<button')
})
