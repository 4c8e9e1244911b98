import { ArrowRight } from 'lucide-react'

import { returnDaysOf } from '#app/facts/shop-facts.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { aboutPath, listingPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { BlockPrintBorder, LeafDivider } from '#app/ui/ornaments.tsx'
import { Toran } from '#app/ui/toran.tsx'
import * as words from '#words/shop/about/en.ts'

import { Counter } from './counter.tsx'
import { MarketScene } from './market-scene.tsx'
import { Offerings } from './offerings.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function About() {
  const { name, state } = useShop()
  return (
    <div>
      <PageHead title={words.title} path={aboutPath} description={words.description(name, state)} />
      <section className="bg-paper-sunken relative overflow-hidden">
        <Toran />
        <div className="shell relative grid items-center gap-10 pt-6 pb-12 md:grid-cols-[1.1fr_1fr] md:pt-8">
          <div>
            <p className="text-terracotta-strong font-semibold">{words.title}</p>
            <h1 className="mt-3 text-[clamp(2.5rem,5.6vw,4.25rem)] leading-none tracking-tight">
              {words.heading}
            </h1>
            <p className="text-ink-soft mt-5 max-w-prose text-lg">{words.lead}</p>
          </div>
          <MarketScene className="rounded-card h-auto w-full" />
        </div>
      </section>
      <Story />
      <section aria-label={words.inFigures(name)} className="bg-indigo text-on-indigo mt-16">
        <BlockPrintBorder className="text-turmeric opacity-80" />
        <ul className="shell grid gap-8 py-12 sm:grid-cols-3">
          <Counter target={1000} label={words.curated} />
          <Counter target={400} label={words.curated} />
          <Counter target={20} label={words.categories} />
        </ul>
        <p className="shell pb-8 text-sm sm:text-center">{words.goal(useCategories().length)}</p>
        <BlockPrintBorder className="text-turmeric opacity-80" />
      </section>
      <Offerings />
      <section className="shell mt-16 text-center">
        <LeafDivider />
        <h2 className="mx-auto mt-8 max-w-xl text-3xl sm:text-4xl">{words.comeIn}</h2>
        <ButtonLink to={listingPath()} size="large" className="mt-6">
          {words.start}
          <ArrowRight size={22} aria-hidden="true" />
        </ButtonLink>
      </section>
    </div>
  )
}

function Story() {
  const { terms } = useShop()
  return (
    <section className="shell mt-14 grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1.6fr]" aria-labelledby="story">
      <h2 id="story" className="text-3xl sm:text-4xl">
        {words.story}
      </h2>
      <div className="space-y-4 text-[1.0625rem] leading-[1.7]">
        <p>{words.atHaat}</p>
        <p>{words.longWay}</p>
        <p>{words.clearPrices(returnDaysOf(terms))}</p>
      </div>
    </section>
  )
}
