import { CategoryStrip } from '#app/shop/goods/category-strip.tsx'
import { LeafDivider } from '#app/ui/ornaments.tsx'

import { Banner } from './banner.tsx'
import { Benefits } from './benefits.tsx'
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
      <div className="doorway">
        <Banner />
        <Hero view={view} />
      </div>
      <CategoryStrip view={view} />
      <ProductRow category="coffee" view={view} />
      <ProductRow category="pulses" view={view} />
      <LeafDivider className="shell mt-16" />
      <WhyOrganic />
      <Benefits />
      <ProductRow category="dry fruits" view={view} />
      <ProductRow category="dairy products" view={view} />
      <OfferBanner />
      <ProductRow category="fruits" view={view} />
      <ProductRow category="oils" view={view} />
      <ProductRow category="vegetables" view={view} />
      <Testimonials />
      <ReviewSummary />
    </>
  )
}
