import { Link } from 'react-router'

import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { categoryLabel, isCategory } from '#domain/catalog/rules.ts'

import { listingPath } from '../listing/address.ts'

export interface StripCategory {
  value: string
  /** The leading picture of the first product on its shelf. */
  image: string | undefined
}

export function CategoryStrip({ categories }: { categories: StripCategory[] }) {
  return (
    <section className="shell mt-12" aria-labelledby="categories">
      <h2 id="categories" className="mb-5 text-3xl">
        Walk through the market
      </h2>
      {categories.length === 0 ? (
        <p className="text-ink-soft">No categories available</p>
      ) : (
        <Rail label="Categories" step={300} buttonsAt="top-16" scrollsByWheel>
          {categories.map(({ value, image }) => (
            <li key={value} className="w-28 shrink-0 snap-start sm:w-36">
              <Link
                to={listingPath({ categories: isCategory(value) ? [value] : [] })}
                prefetch="intent"
                className="group rounded-card block text-center font-semibold"
              >
                <ProductPicture
                  url={image}
                  alt=""
                  category={value}
                  sizes="9rem"
                  className="arch aspect-[5/6]! [&_img]:transition-transform [&_img]:duration-500 group-hover:[&_img]:scale-106"
                />
                <span className="mt-2 block leading-tight group-hover:underline">{categoryLabel(value)}</span>
              </Link>
            </li>
          ))}
        </Rail>
      )}
    </section>
  )
}
