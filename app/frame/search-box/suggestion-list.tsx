import { Link } from 'react-router'

import { useCategories } from '#app/ui/categories.ts'
import { Price } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import * as words from '#words/frame/suggestions/en.tsx'
import { otherLanguage } from '#words/language/en.ts'

import { useLatestResults } from './latest-results.ts'
import { panelClass } from './panel-classes.ts'
import type { SearchPanelProps } from './search-panel-props.ts'
import { suggestionsFor } from './suggest.ts'
import { useOptionCount } from './use-option-count.ts'

/** The listbox of suggestions. Options are real links, so that they open in a new tab as well. */
export function SuggestionList({ id, text, active, onOptions, onChoose }: SearchPanelProps) {
  useOptionCount(id, onOptions)
  const { products, categories } = suggestionsFor(text, useLatestResults(), useCategories())
  if (products.length + categories.length === 0) return null
  const option = (place: number) => ({
    id: optionId(id, place),
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    onClick: onChoose,
  })
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={words.suggestions}
      // Keeps the focus in the field: its blur would close the list before the click.
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
      className={panelClass}
    >
      {products.length > 0 && (
        <div role="group" aria-label={words.products}>
          {products.map(({ to, product }, place) => (
            // Layout shift: keyed by place, as in ProductGrid.
            <Link key={`${place} ${product.id}`} to={to} {...option(place)} className={optionClass}>
              <ProductPicture
                url={product.image}
                alt=""
                category={product.category}
                sizes="3rem"
                className="w-12 shrink-0 rounded-[10px]"
              />
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block truncate font-semibold">{product.name}</span>
                {product.otherName && (
                  <span lang={otherLanguage} className="text-ink-soft block truncate text-sm">
                    {product.otherName}
                  </span>
                )}
              </span>
              <span className="shrink-0 [&_p]:flex-col [&_p]:items-end [&_span]:text-base">
                <Price {...product} />
              </span>
            </Link>
          ))}
        </div>
      )}
      {categories.length > 0 && (
        <div
          key={products.length}
          role="group"
          aria-label={words.categories}
          className={products.length > 0 ? 'border-line mt-2 border-t pt-2' : ''}
        >
          {categories.map(({ to, label }, place) => (
            <Link key={to} to={to} {...option(products.length + place)} className={optionClass}>
              <span className="flex-1 truncate">
                {words.allOf(<span className="font-semibold">{label}</span>)}
              </span>
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}

function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

const optionClass =
  'flex min-h-11 items-center gap-3 rounded-[10px] px-2 py-1.5 transition-colors hover:bg-paper-sunken aria-selected:bg-leaf-tint'
