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
      <PageHead
        title="About Us"
        path={aboutPath}
        description={`${name} is a village market${state && ` from ${state}`}, open 24×7 and brought to your doorstep: organic food and handmade goods.`}
      />
      <section className="bg-paper-sunken relative overflow-hidden">
        <Toran />
        <div className="shell relative grid items-center gap-10 pt-6 pb-12 md:grid-cols-[1.1fr_1fr] md:pt-8">
          <div>
            <p className="text-terracotta-strong font-semibold">About Us</p>
            <h1 className="mt-3 text-[clamp(2.5rem,5.6vw,4.25rem)] leading-none tracking-tight">
              The village market, open all day.
            </h1>
            <p className="text-ink-soft mt-5 max-w-prose text-lg">
              A haat is the weekly market of a village. Ours is open day and night, and comes to your door.
            </p>
          </div>
          <MarketScene className="rounded-card h-auto w-full" />
        </div>
      </section>
      <Story />
      <section aria-label={`${name} in figures`} className="bg-indigo text-on-indigo mt-16">
        <BlockPrintBorder className="text-turmeric opacity-80" />
        <ul className="shell grid gap-8 py-12 sm:grid-cols-3">
          <Counter target={1000} label="Curated Products" />
          <Counter target={400} label="Curated Products" />
          <Counter target={20} label="Product Categories" />
        </ul>
        <p className="shell pb-8 text-sm sm:text-center">
          These numbers are our goal. Today you can shop in {useCategories().length} categories.
        </p>
        <BlockPrintBorder className="text-turmeric opacity-80" />
      </section>
      <Offerings />
      <section className="shell mt-16 text-center">
        <LeafDivider />
        <h2 className="mx-auto mt-8 max-w-xl text-3xl sm:text-4xl">Come in and look around.</h2>
        <ButtonLink to={listingPath()} size="large" className="mt-6">
          Start Shopping
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
        From the field to your street
      </h2>
      <div className="space-y-4 text-[1.0625rem] leading-[1.7]">
        <p>
          At a haat, farmers and craftspeople sell what they have grown or made. You look at it, smell it and
          ask the price. You know whom you buy from.
        </p>
        <p>
          On the long way to a shop in the city, food passes through many hands and many days. The farmer gets
          little money for it, and you get little taste. We keep the way short: we buy from farmers, small
          mills and workshops, pack the goods and send them to you.
        </p>
        <p>
          You see every price clearly, and the price of a kilo or a litre beside it. If something is not good,
          tell us within {returnDaysOf(terms)}: we replace it or return your money.
        </p>
      </div>
    </section>
  )
}
