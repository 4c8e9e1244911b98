import { ArrowRight } from 'lucide-react'

import { categoryPath, listingPath } from '#app/paths.ts'
import type { StripCategory } from '#app/shop/goods/category-strip.tsx'
import { Coming } from '#app/shop/goods/coming.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Buti } from '#app/ui/ornaments.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Toran } from '#app/ui/toran.tsx'

import type { ComingView } from './home-view.ts'

/** The categories in the windows, the first one in front. */
const inTheWindows = ['vegetables', 'fruits', 'dairy products']

export function Hero({ view }: { view: ComingView }) {
  return (
    <section className="hero">
      <Toran />
      <Buti className="hero-print" />
      <div className="hero-words">
        <p className="text-terracotta-strong text-xs font-semibold sm:text-sm">
          Open 24×7, from the village to your doorstep
        </p>
        <h1>The village market, at your door.</h1>
        <p className="hero-text">
          Seasonal vegetables, cold-pressed oils, dals by the kilo and handmade goods. Clear prices, no extra
          charges.
        </p>
        <div className="hero-buttons">
          <ButtonLink to={listingPath()}>
            Shop Now
            <ArrowRight size={20} aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to={categoryPath('vegetables')} look="quiet" className="max-sm:hidden">
            Fresh vegetables
          </ButtonLink>
        </div>
      </div>
      <div className="hero-windows" aria-hidden="true">
        <Coming view={view} placeholder={<Windows categories={[]} />} failed={<Windows categories={[]} />}>
          {({ categories }) => <Windows categories={categories} />}
        </Coming>
      </div>
    </section>
  )
}

/** A window without goods stays a window. */
function Windows({ categories }: { categories: StripCategory[] }) {
  return inTheWindows.map((value) => (
    <ProductPicture
      key={value}
      url={categories.find((category) => category.value === value)?.image}
      alt=""
      category={value}
      sizes="10rem"
      className="arch"
    />
  ))
}
