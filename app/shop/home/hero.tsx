import { ArrowRight } from 'lucide-react'

import { categoryPath, listingPath } from '#app/paths.ts'
import type { StripCategory } from '#app/shop/goods/category-strip.tsx'
import { Coming } from '#app/shop/goods/coming.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Buti, Toran } from '#app/ui/ornaments.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'

import type { ComingView } from './home-view.ts'

/** The categories in the windows, the first one in front. */
const inTheWindows = ['vegetables', 'fruits', 'dairy products']

export function Hero({ view }: { view: ComingView }) {
  return (
    <section className="bg-paper-sunken relative overflow-hidden">
      <Toran />
      <Buti className="text-terracotta absolute inset-y-0 end-0 w-3/5 opacity-[0.07]" />
      <div className="shell relative grid items-center gap-x-10 gap-y-8 pt-6 pb-12 md:grid-cols-[1.1fr_1fr] md:pt-10 md:pb-16">
        <div>
          <p className="text-terracotta-strong font-semibold">Open 24×7, from the village to your doorstep</p>
          <h1 className="mt-3 text-[clamp(2.5rem,6.2vw,4.75rem)] leading-[1.02] tracking-[-0.025em]">
            The village market, at your door.
          </h1>
          <p className="text-ink-soft mt-5 max-w-[32rem] text-lg">
            Seasonal vegetables, cold-pressed oils, dals by the kilo and handmade goods. Clear prices, no
            extra charges.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={listingPath()} size="large" className={buttonOnPhone}>
              Shop Now
              <ArrowRight size={22} aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to={categoryPath('vegetables')} size="large" look="quiet" className={buttonOnPhone}>
              Fresh vegetables
            </ButtonLink>
          </div>
        </div>
        <div
          className="grid grid-cols-3 items-end gap-3 sm:gap-5 md:grid-cols-[1.25fr_1fr]"
          aria-hidden="true"
        >
          <Coming view={view} placeholder={<Windows categories={[]} />} failed={<Windows categories={[]} />}>
            {({ categories }) => <Windows categories={categories} />}
          </Coming>
        </div>
      </div>
    </section>
  )
}

/** A window without goods stays a window. */
function Windows({ categories }: { categories: StripCategory[] }) {
  return inTheWindows.map((value, place) => (
    <ProductPicture
      key={value}
      url={categories.find((category) => category.value === value)?.image}
      alt=""
      category={value}
      sizes="(min-width: 48rem) 24vw, 32vw"
      className={`arch w-full ${windowPlace[place] ?? ''}`}
    />
  ))
}

/** Both buttons stand side by side on the narrowest phone. */
const buttonOnPhone = 'max-sm:min-h-12! max-sm:px-4.5! max-sm:text-base!'

/** From a tablet on the first window is tall, the others stand beside it one above the other. */
const windowPlace = [
  'aspect-[3/4]! md:row-span-2 md:aspect-[5/8]! md:[--arch:31%] [&_img]:scale-110',
  'aspect-[3/4]! md:aspect-[4/5]!',
  'aspect-[3/4]! md:aspect-[4/5]!',
]
