import { RotateCcw, RotateCcwClock, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { categoryPath, productPath, searchPath } from '#app/paths.ts'
import { useCategories } from '#app/ui/categories.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { Order } from '#contract/orders.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/frame/suggestions/en.tsx'

import { useLastOrders } from '../last-orders.ts'
import { ListLink } from '../list-link.tsx'
import { linesOf, thingsOf, useOrderAgain } from '../use-order-again.ts'
import { groupTitle, panelClass } from './panel-classes.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import type { SearchPanelProps } from './search-panel-props.ts'
import { useOptionCount } from './use-option-count.ts'

/** So many of the things that were bought last are shown. */
const mostBought = 4
/** And so many categories: the panel is no list. The others are found by typing. */
const mostCategories = 16

/** No finger comes down again so soon after it has opened the panel. Milliseconds. */
const lateMs = 300

/** Before anything is typed: what was bought and searched for last, what is popular, and the categories. */
export function SearchStart({ id, active, onOptions, onChoose }: SearchPanelProps) {
  useOptionCount(id, onOptions)
  const [searches, setSearches] = useState(recentSearches)
  const {
    orders: [last, ...before],
    waitedMs,
  } = useLastOrders(true)
  // What comes late, or once an option is chosen, stands at the end: nothing moves under a finger.
  const [isBoughtFirst, setIsBoughtFirst] = useState(last ? true : null)
  if (last && isBoughtFirst === null) setIsBoughtFirst(active < 0 && waitedMs < lateMs)
  const again = useOrderAgain()
  const categories = useCategories().slice(0, mostCategories)
  const bought = lastBought(last ? [last, ...before] : [])

  // Options are numbered in the order in which they stand.
  const searchesAt = last && isBoughtFirst ? 1 + bought.length : 0
  const popularAt = searchesAt + searches.length
  const categoriesAt = popularAt + words.popularSearches.length
  const againAt = isBoughtFirst ? 0 : categoriesAt + categories.length
  const option = (at: number) => ({
    id: `${id}-${at}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    onClick: onChoose,
  })
  const term = (at: number, text: string) => ({
    ...option(at),
    onClick: () => {
      rememberSearch(text)
      onChoose()
    },
  })

  const boughtBefore = last && (
    <div role="group" aria-label={words.boughtBefore}>
      <p className={groupTitle}>{words.boughtBefore}</p>
      <button
        type="button"
        {...option(againAt)}
        onClick={() => {
          onChoose()
          void again(linesOf(last))
        }}
        className={`${rowClass} bg-leaf-tint w-full text-start`}
      >
        <RotateCcw size={18} aria-hidden="true" className="text-leaf shrink-0" />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{words.orderAgain}</span>
          <span className="text-ink-soft block truncate text-sm">{thingsOf(last)}</span>
        </span>
        <span className="figures shrink-0 font-semibold">{formatPaise(toPaise(last.totalPrice))}</span>
      </button>
      <div className="mt-1 grid grid-cols-1 gap-x-2 sm:grid-cols-2">
        {bought.map(({ _id, productName, productImage, category }, at) => (
          <Link key={_id} to={productPath(_id)} {...option(againAt + 1 + at)} className={rowClass}>
            <ProductPicture
              url={productImage[0]}
              alt=""
              category={category}
              sizes="2.5rem"
              className="w-10 shrink-0 rounded-[10px]"
            />
            <span className="min-w-0 flex-1 truncate font-semibold">{productName}</span>
          </Link>
        ))}
      </div>
    </div>
  )

  return (
    <div
      role="presentation"
      // Keeps the focus in the field: its blur would close the panel before the click.
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
      className={panelClass}
    >
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={words.suggestions}
        className="grid grid-cols-1 gap-4"
      >
        {isBoughtFirst && boughtBefore}
        {searches.length > 0 && (
          <div role="group" aria-label={words.lastSearches}>
            <p className={groupTitle}>{words.lastSearches}</p>
            {searches.map((text, at) => (
              <Link key={text} to={searchPath(text)} {...term(searchesAt + at, text)} className={rowClass}>
                <RotateCcwClock size={18} aria-hidden="true" className="text-ink-soft shrink-0" />
                <span className="min-w-0 flex-1 truncate">{text}</span>
              </Link>
            ))}
          </div>
        )}
        <div role="group" aria-label={words.popular}>
          <p className={groupTitle}>
            <TrendingUp size={16} aria-hidden="true" />
            {words.popular}
          </p>
          <div className="flex flex-wrap gap-2">
            {words.popularSearches.map((text, at) => (
              <Link key={text} to={searchPath(text)} {...term(popularAt + at, text)} className={chipClass}>
                {text}
              </Link>
            ))}
          </div>
        </div>
        <div role="group" aria-label={words.categories}>
          <p className={groupTitle}>{words.categories}</p>
          <div className="flex flex-wrap gap-2">
            {categories.map(({ value, label }, at) => (
              <Link key={value} to={categoryPath(value)} {...option(categoriesAt + at)} className={chipClass}>
                {label}
              </Link>
            ))}
          </div>
        </div>
        {!isBoughtFirst && boughtBefore}
      </div>
      <ListLink onClick={onChoose} />
      {searches.length > 0 && (
        <button
          type="button"
          onClick={(event) => {
            forgetSearches()
            setSearches([])
            // Back to the field: this button goes, and with the focus nowhere the panel would stay open.
            event.currentTarget.form?.querySelector('input')?.focus()
          }}
          className="text-ink-soft hover:text-ink mt-3 min-h-11 px-2 text-sm font-semibold underline underline-offset-2"
        >
          {words.clearLastSearches}
        </button>
      )}
    </div>
  )
}

/** The things of these orders, each once. */
function lastBought(orders: readonly Order[]): Order['productId'] {
  const things = orders.flatMap(({ productId }) => productId)
  return [...new Map(things.toReversed().map((thing) => [thing._id, thing])).values()]
    .toReversed()
    .slice(0, mostBought)
}

const rowClass =
  'flex min-h-11 items-center gap-3 rounded-[10px] px-2 py-1 transition-colors hover:bg-paper-sunken aria-selected:bg-leaf-tint'
const chipClass =
  'border-line-strong hover:bg-leaf-tint aria-selected:bg-leaf-tint inline-flex min-h-11 items-center rounded-full border px-3.5 text-sm font-semibold transition-colors'
