import { untilAnswered } from '#app/client/connection.ts'
import { late } from '#app/client/late.tsx'
import { LeafDivider } from '#app/ui/ornaments.tsx'

import type { ComingView } from './home-view.ts'

const Banner = late(async () => (await import('./banner.tsx')).Banner)
const Hero = late(async () => (await import('./hero.tsx')).Hero)
const CategoryStrip = late(async () => (await import('./strip.ts')).CategoryStrip)
const ProductRow = late(async () => (await import('./product-row.tsx')).ProductRow)
const WhyOrganic = late(async () => (await import('./why-organic.tsx')).WhyOrganic)
const Benefits = late(async () => (await import('./benefits.tsx')).Benefits)
const OfferBanner = late(async () => (await import('./offer-banner.tsx')).OfferBanner)
const Testimonials = late(async () => (await import('./testimonials.tsx')).Testimonials)
const ReviewSummary = late(async () => (await import('./review-summary.tsx')).ReviewSummary)

/** Has its parts there before a page is shown that the server has not drawn. */
export async function loadHomeParts(): Promise<void> {
  // They are in two files (vite.config.ts), which the page waits for as for scripts of its own.
  await untilAnswered(() => import('./product-row.tsx'))
  const parts = [
    Banner,
    Hero,
    CategoryStrip,
    ProductRow,
    WhyOrganic,
    Benefits,
    OfferBanner,
    Testimonials,
    ReviewSummary,
  ]
  await Promise.all(parts.map((part) => part.load()))
}

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
      <LeafDivider className="shell mt-8" />
      <WhyOrganic />
      <Benefits />
      <ProductRow category="dry fruits" view={view} />
      <ProductRow category="dairy products" view={view} />
      <OfferBanner view={view} />
      <ProductRow category="fruits" view={view} />
      <ProductRow category="oils" view={view} />
      <ProductRow category="vegetables" view={view} />
      <Testimonials />
      <ReviewSummary />
      <ProductRow category="season" view={view} />
    </>
  )
}
