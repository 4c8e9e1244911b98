import { ArrowRight } from 'lucide-react'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { aboutPath, listingPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BlockPrintBorder, LeafDivider, Toran } from '#app/ui/ornaments.tsx'

import { Counter } from './counter.tsx'
import { MarketScene } from './market-scene.tsx'
import { Offerings } from './offerings.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function About() {
  return (
    <div>
      <PageHead
        title="About Us"
        path={aboutPath}
        description="Haat is the weekly village market of Uttar Pradesh, open 24×7 and brought to the doorstep: organic food and things made by hand."
      />
      <section className="bg-paper-sunken relative overflow-hidden">
        <Toran />
        <div className="shell relative grid items-center gap-10 pt-6 pb-14 md:grid-cols-[1.1fr_1fr] md:pt-8">
          <div>
            <p className="text-terracotta-strong font-semibold">About Us</p>
            <h1 className="mt-3 text-[clamp(2.5rem,5.6vw,4.25rem)] leading-[1.04] tracking-[-0.02em]">
              A market does not have to end at noon.
            </h1>
            <p className="text-ink-soft mt-5 max-w-[34rem] text-lg">
              In the village the haat comes once a week, under the neem tree, and is gone by midday. We keep
              it open day and night, and bring it to your door.
            </p>
          </div>
          <MarketScene className="rounded-card h-auto w-full" />
        </div>
      </section>
      <Story />
      <section aria-label="Haat in figures" className="bg-indigo text-on-indigo mt-16">
        <BlockPrintBorder className="text-turmeric opacity-80" />
        <ul className="shell grid gap-8 py-12 sm:grid-cols-3">
          <Counter target={1000} label="Curated Products" />
          <Counter target={400} label="Curated Products" />
          <Counter target={20} label="Product Categories" />
        </ul>
        <BlockPrintBorder className="text-turmeric opacity-80" />
      </section>
      <Offerings />
      <section className="shell mt-16 text-center">
        <LeafDivider />
        <h2 className="mx-auto mt-8 max-w-xl text-3xl sm:text-4xl">The baskets are full. Come and look.</h2>
        <ButtonLink to={listingPath()} size="large" className="mt-6">
          Start Shopping
          <ArrowRight size={22} aria-hidden="true" />
        </ButtonLink>
      </section>
    </div>
  )
}

function Story() {
  return (
    <section className="shell mt-14 grid gap-x-14 gap-y-4 lg:grid-cols-[1fr_1.6fr]" aria-labelledby="story">
      <h2 id="story" className="text-3xl sm:text-4xl">
        From the field road to your street
      </h2>
      <div className="space-y-4 text-[1.0625rem] leading-[1.7]">
        <p>
          A haat is easily explained. Whoever grew something lays it on a cloth. Whoever needs something bends
          down, smells it, asks the price and gets an answer. There is a man with scales, a woman with
          bangles, tea in clay cups, and the news of eleven villages.
        </p>
        <p>
          Between that cloth and a kitchen in the city usually lie six pairs of hands and four days. The
          grower gets little for the tomato, the cook gets little of its taste. We leave out what lies
          between: growers, small mills and workshops sell here, and what they sell is packed and sent on.
        </p>
        <p>
          The rest is as at the market. The price stands on the thing, large, with what a kilo or a litre
          comes to beside it. What is in season is in front. And what was not good is taken back, as one would
          from a neighbour: within 7 days, for your money or for another one.
        </p>
      </div>
    </section>
  )
}
