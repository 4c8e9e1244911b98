import { useEffect } from 'react'
import { Link } from 'react-router'

import { LoadFailed } from '#app/frame/load-failed.tsx'
import { categoryPath } from '#app/paths.ts'
import { useCategories } from '#app/ui/categories.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/shop/goods/en.ts'
import { categoryLabel } from '#words/ui/category/en.ts'

import { Coming } from './coming.tsx'

const placeholders = 10

/** A stall of the strip. */
export interface StripCategory {
  value: string
  /** The leading picture of the first product on its shelf. */
  image: string | undefined
  /** One or two letters, where there is no picture. */
  mark?: string
}

export interface StripView {
  /** In the order of the strip. */
  categories: StripCategory[]
}

interface CategoryStripProps {
  view: StripView | Promise<StripView>
  /** Without 'shell' where the page has its width already. */
  className?: string
}

export function CategoryStrip({ view, className = 'strip shell' }: CategoryStripProps) {
  return (
    <section className={className} aria-labelledby="categories">
      <h2 id="categories" className="max-sm:sr-only md:text-2xl">
        {words.shopByCategory}
      </h2>
      <Coming view={view} placeholder={<StripPlaceholders />} failed={<StripFailed />}>
        {({ categories }) => <Categories categories={categories} />}
      </Coming>
    </section>
  )
}

/** Told as every failure is, by a toast, and in place with a way to try again. */
function StripFailed() {
  useEffect(() => showToast('error', words.categoriesNotLoaded), [])
  return <LoadFailed message={words.categoriesNotLoaded} />
}

function Categories({ categories }: { categories: StripCategory[] }) {
  const all = useCategories()
  if (categories.length === 0) return <p className="text-ink-soft">{words.noCategories}</p>
  return (
    <Rail label={words.categories} step={300} buttonsAt="top-8" scrollsByWheel>
      {categories.map(({ value, image, mark }) => (
        <li key={value} className="stall">
          <Link to={categoryPath(value)} prefetch="intent">
            <ProductPicture
              url={image}
              alt=""
              category={value}
              mark={mark}
              sizes="(min-width: 40rem) 6rem, 3.5rem"
              className="arch"
            />
            {categoryLabel(all, value)}
          </Link>
        </li>
      ))}
    </Rail>
  )
}

function StripPlaceholders() {
  return (
    <ul className="rail" aria-hidden="true">
      {Array.from({ length: placeholders }, (_, place) => (
        <li key={place} className="stall">
          <Skeleton className="stall-placeholder arch" />
        </li>
      ))}
    </ul>
  )
}
