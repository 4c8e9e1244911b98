import { ChevronDown, ChevronUp, IndianRupee, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'

import { pricesOfPath } from '#app/desk/desk-paths.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { IconButton, iconButtonClass } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { DeskCategory } from '#contract/categories.ts'

interface ShelfListProps {
  shelves: readonly DeskCategory[]
  isBusy: boolean
  move: (shelf: DeskCategory, place: number) => Promise<boolean>
  onOpen: (shelf: DeskCategory) => void
}

/** The shelves in their order, each moved by its buttons or by Alt and an arrow. */
export function ShelfList({ shelves, isBusy, move, onOpen }: ShelfListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ value: string; said: string } | null>(null)

  // The focus goes along with the row.
  useEffect(() => {
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['shelf'] === moved?.value,
    )
    row?.querySelector<HTMLElement>('[data-row]')?.focus()
  }, [moved])

  async function moveTo(shelf: DeskCategory, place: number) {
    if (await move(shelf, place))
      setMoved({ value: shelf.value, said: `${shelf.label}: place ${place} of ${shelves.length}` })
  }

  function onKeyDown(event: KeyboardEvent, shelf: DeskCategory, place: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    void moveTo(shelf, place + step)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {moved?.said}
      </p>
      <ol ref={list} aria-label="Shelves" className="border-line mt-3 max-w-3xl border-t">
        {shelves.map((shelf, index) => (
          <li
            key={shelf.value}
            data-shelf={shelf.value}
            className="border-line flex items-center gap-3 border-b py-2"
          >
            <span className="figures text-ink-soft w-5 shrink-0 text-end text-sm max-sm:hidden">
              {index + 1}
            </span>
            <ProductPicture
              url={undefined}
              alt=""
              category={shelf.value}
              mark={shelf.mark || Array.from(shelf.label)[0]}
              sizes="2.75rem"
              className="w-11 shrink-0 rounded-[10px]"
            />
            <div className="min-w-0 flex-1 leading-snug">
              <p className="font-semibold wrap-anywhere">{shelf.label}</p>
              <p className="figures text-ink-soft text-sm wrap-anywhere">
                {shelf.hindiLabel && <span lang="hi">{`${shelf.hindiLabel} · `}</span>}
                {goodsWords(shelf.goods)}
              </p>
            </div>
            <div className="flex shrink-0 items-center">
              <Link
                to={pricesOfPath(shelf.value)}
                aria-label={`Prices of ${shelf.label}`}
                title={`Prices of ${shelf.label}`}
                className={`${iconButtonClass} text-ink-soft!`}
              >
                <IndianRupee size={18} aria-hidden="true" />
              </Link>
              <Move
                label={`Move ${shelf.label} up`}
                onKeyDown={(event) => onKeyDown(event, shelf, index + 1)}
                isOff={index === 0}
                isBusy={isBusy}
                onClick={() => void moveTo(shelf, index)}
                Icon={ChevronUp}
              />
              <Move
                label={`Move ${shelf.label} down`}
                onKeyDown={(event) => onKeyDown(event, shelf, index + 1)}
                isOff={index === shelves.length - 1}
                isBusy={isBusy}
                onClick={() => void moveTo(shelf, index + 2)}
                Icon={ChevronDown}
              />
              <IconButton
                {...rowMark}
                label={`Change ${shelf.label}`}
                onKeyDown={(event) => onKeyDown(event, shelf, index + 1)}
                onClick={() => onOpen(shelf)}
                className="text-ink-soft"
              >
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

interface MoveProps {
  label: string
  /** True at the end of the list. */
  isOff: boolean
  isBusy: boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  Icon: typeof ChevronUp
}

function Move({ label, isOff, isBusy, Icon, ...presses }: MoveProps) {
  return (
    <IconButton
      label={label}
      disabled={isOff}
      aria-disabled={isBusy || undefined}
      {...presses}
      className="text-ink-soft disabled:opacity-30"
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}

function goodsWords(goods: number): string {
  if (goods === 0) return 'no products yet'
  return goods === 1 ? '1 product' : `${goods} products`
}
