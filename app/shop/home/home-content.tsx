import { CategoryStrip } from '#app/shop/listing/category-strip.tsx'
import { LeafDivider } from '#app/ui/ornaments.tsx'

import { Banner } from './banner.tsx'
import { Benefits } from './benefits.tsx'
import { CardRow } from './card-row.tsx'
import { Hero } from './hero.tsx'
import type { ComingView } from './home-view.ts'
import { OfferBanner } from './offer-banner.tsx'
import { ProductRow } from './product-row.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhyOrganic } from './why-organic.tsx'

/** The home page, in its order. What needs no goods stands at once; each shelf waits for its own. */
export function HomeContent({ view }: { view: ComingView }) {
  return (
    <>
      <Banner />
      <Hero view={view} />
      <CategoryStrip view={view} />
      <ProductRow title="Coffee Heritage" category="coffee" view={view} />
      <ProductRow title="Organic Pulses" category="pulses" view={view} />
      <LeafDivider className="shell mt-16" />
      <WhyOrganic />
      <Benefits />
      <CardRow title="Organic Dry Fruits" category="dry fruits" view={view} />
      <CardRow title="Organic Dairy Products" category="dairy products" view={view} />
      <OfferBanner />
      <CardRow title="Organic Fruits" category="fruits" view={view} />
      <CardRow title="Organic Oils" category="oils" view={view} />
      <CardRow title="Organic Vegetables" category="vegetables" view={view} />
      <Testimonials />
      <ReviewSummary />
    </>
  )
}
