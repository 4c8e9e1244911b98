import { LeafDivider } from '#app/ui/ornaments.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'

import { Benefits } from './benefits.tsx'
import { CardRow } from './card-row.tsx'
import { CategoryStrip } from './category-strip.tsx'
import type { StripCategory } from './category-strip.tsx'
import { Hero } from './hero.tsx'
import { ProductRow } from './product-row.tsx'
import { WhyOrganic } from './why-organic.tsx'

interface HomeView {
  categories: StripCategory[]
  shelves: Record<string, CardProduct[]>
}

export function HomeContent({ view: { categories, shelves } }: { view: HomeView }) {
  const shelf = (category: string) => shelves[category] ?? []
  return (
    <>
      <Hero categories={categories} />
      <CategoryStrip categories={categories} />
      <ProductRow title="Coffee Heritage" category="coffee" products={shelf('coffee')} />
      <ProductRow title="Organic Pulses" category="pulses" products={shelf('pulses')} />
      <LeafDivider className="shell mt-16" />
      <WhyOrganic />
      <Benefits />
      <CardRow title="Organic Dry Fruits" category="dry fruits" products={shelf('dry fruits')} />
      <CardRow title="Organic Dairy Products" category="dairy products" products={shelf('dairy products')} />
      <CardRow title="Organic Fruits" category="fruits" products={shelf('fruits')} />
      <CardRow title="Organic Oils" category="oils" products={shelf('oils')} />
      <CardRow title="Organic Vegetables" category="vegetables" products={shelf('vegetables')} />
    </>
  )
}
