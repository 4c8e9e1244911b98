import { ArrowRight } from 'lucide-react'

import { late } from '#app/client/late.tsx'
import { useCustomer } from '#app/client/store.ts'
import { listingPath, shippingPath } from '#app/paths.ts'
import type { StripCategory } from '#app/shop/goods/category-strip.tsx'
import { Coming } from '#app/shop/goods/coming.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Buti } from '#app/ui/ornaments.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Toran } from '#app/ui/toran.tsx'
import * as words from '#words/shop/home/parts/en.ts'

import type { ComingView } from './home-view.ts'

const BuyerRow = late(async () => (await import('./buyer-row.tsx')).BuyerRow)

/** The categories in the windows, the first one in front. */
const inTheWindows = ['vegetables', 'fruits', 'dairy products']

export function Hero({ view }: { view: ComingView }) {
  const isSignedIn = useCustomer(({ user }) => Boolean(user))
  return (
    <section className="hero">
      <Toran />
      <Buti className="hero-print" />
      <div className="hero-words">
        <p className="hero-lead text-terracotta-strong text-sm font-semibold max-sm:hidden">
          {words.openAlways}
        </p>
        <h1>{words.villageMarket}</h1>
        <p className="hero-text">{words.youSeeAll}</p>
        <div className="hero-buttons">
          <ButtonLink to={listingPath()}>
            {words.shopNow}
            <ArrowRight size={20} aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to={shippingPath} look="quiet" className="max-sm:hidden">
            {words.howItComes}
          </ButtonLink>
        </div>
        {isSignedIn && <BuyerRow />}
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
