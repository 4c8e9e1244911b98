import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

import { goodsName } from '#app/goods-name.ts'
import { cartPath, searchPath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { ListGood } from '#contract/shopping-lists.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/list/en.ts'
import { packsLabel } from '#words/shop/list/packs/en.ts'

import { mostOf } from './chosen-line.ts'
import type { ChosenLine, ListLinesProps } from './chosen-line.ts'

/** The lines of the list with what is proposed for each, the sum, and the button that adds all of it. */
export function ListLines({ lines, state, choose, addAll, addLabel }: ListLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = lines.filter((line) => line.chosen)
  const open = lines.filter(({ goods, chosen: good, isSure }) => goods.length > 0 && !good && !isSure)
  const sumPaise = chosen.reduce(
    (sum, { chosen: good, count }) => sum + toPaise(good?.sellingPrice ?? 0) * count,
    0,
  )

  // Whoever reads by ear or key goes on where the answer is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <section aria-labelledby="list-read" className="mt-8">
      <h2 ref={heading} id="list-read" tabIndex={-1} className="text-2xl">
        {words.found(lines.length)}
      </h2>
      {open.length > 0 && <p className="mt-1 font-semibold">{words.toChoose(open.length)}</p>}
      <ul className="mt-3 space-y-4">
        {lines.map((line, at) => (
          // Lines of one list keep their places; those of the next one are new.
          <Line
            key={`${at} ${line.typed}`}
            line={line}
            isOfDesk={addLabel !== undefined}
            onChoose={(good, count) => choose(at, good, count)}
          />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg" role="status">
          {words.sum(chosen.length)} · <span className="figures font-semibold">{formatPaise(sumPaise)}</span>
          {state === 'added' && <span className="block font-semibold">{words.added}</span>}
        </p>
        <div className="flex flex-wrap gap-3">
          {state === 'added' && <ButtonLink to={cartPath}>{words.viewCart}</ButtonLink>}
          <Button
            look={state === 'added' ? 'quiet' : 'primary'}
            disabled={chosen.length === 0}
            onClick={() => void addAll()}
          >
            {state === 'adding' ? words.adding : (addLabel ?? words.addAll)}
          </Button>
        </div>
      </div>
    </section>
  )
}

interface LineProps {
  line: ChosenLine
  isOfDesk: boolean
  onChoose: (good: ListGood | null, count?: number) => void
}

/** One line: as it was typed, and the goods that it may mean. */
function Line({ line, isOfDesk, onChoose }: LineProps) {
  const { typed, goods, chosen, quantity } = line
  const [isOpen, setOpen] = useState(!chosen)
  const name = useId()

  if (goods.length === 0)
    return (
      <li className="border-line rounded-card border p-4">
        <p className="font-semibold break-words">{typed}</p>
        <p className="text-ink-soft mt-1.5 text-sm">{words.notFound}</p>
        {!isOfDesk && (
          <Link
            to={searchPath(line.words)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.search}
          </Link>
        )}
      </li>
    )
  return (
    <li className="border-line rounded-card border p-4">
      <fieldset>
        <legend className="font-semibold break-words">{typed}</legend>
        {!chosen && isOpen && (
          <p className="text-terracotta-strong mt-1.5 text-sm font-medium">{words.choose}</p>
        )}
        {(isOpen ? goods : goods.filter((good) => good === chosen)).map((good) => (
          <label key={good._id} className="flex min-h-11 items-center gap-3 rounded-[10px] px-2 py-1">
            {isOpen && (
              <input
                type="radio"
                name={name}
                checked={good === chosen}
                disabled={mostOf(good) === 0}
                onChange={() => onChoose(good)}
                className="accent-leaf size-5"
              />
            )}
            <ProductPicture
              url={good.productImage || undefined}
              alt=""
              category={good.category}
              sizes="2.5rem"
              className="w-10 shrink-0 rounded-[10px]"
            />
            <Good good={good} quantity={quantity} count={good === chosen ? line.count : good.count} />
          </label>
        ))}
        {isOpen && (
          <label className="flex min-h-11 items-center gap-3 rounded-[10px] px-2">
            <input
              type="radio"
              name={name}
              checked={!chosen}
              onChange={() => onChoose(null)}
              className="accent-leaf size-5"
            />
            {words.leaveOut}
          </label>
        )}
      </fieldset>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {chosen && (
          <QuantityStepper
            quantity={line.count}
            what={goodsName(chosen)}
            step={chosen.step}
            onChange={(count) => onChoose(count > 0 ? chosen : null, Math.min(count, mostOf(chosen)))}
          />
        )}
        {!isOpen && (
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            {words.change}
            <span className="sr-only"> {typed}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function Good({ good, quantity, count }: { good: ListGood; quantity: string | null; count: number }) {
  const isAsProposed = count === good.count
  return (
    <>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{goodsName(good)}</span>
        <span className="text-ink-soft block text-sm">
          {packsLabel(good, count)}
          {quantity && isAsProposed && good.isMore && ` ${words.more(quantity)}`}
        </span>
        {quantity && isAsProposed && !good.isSure && mostOf(good) > 0 && (
          <span className="block text-sm font-semibold">{words.other(quantity)}</span>
        )}
        {good.stock !== null && good.stock <= count && (
          <span className="block text-sm font-semibold">
            {mostOf(good) === 0 ? words.soldOut : words.onlyLeft(amountLabel(good.stock, good))}
          </span>
        )}
      </span>
      <span className="figures shrink-0 font-semibold">
        {formatPaise(toPaise(good.sellingPrice) * count)}
      </span>
    </>
  )
}
