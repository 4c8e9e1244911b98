import type { ReactNode } from 'react'

import type { PackSize, Step } from '#domain/catalog/rules.ts'
import * as words from '#words/ui/goods/en.ts'

/** How goods by weight are bought: in steps, at least and at most so many. */
export interface SoldStep extends Step {
  least: number
  most: number
}

/** The same on a card, with what its button says before the goods are in the cart, and then. */
export interface CardStep extends SoldStep {
  add: string
  more: string
}

/**
 * What is put into the cart: a product, which is one pack of its family. Goods by weight stand as their
 * least, with what that costs: it is what a press adds.
 */
export interface SoldPack extends PackSize {
  id: string
  name: string
  sellingPricePaise: number
  /** True when none is left. */
  isSoldOut: boolean
  step?: CardStep
}

/** A pack as its siblings show it. */
export interface PackChip extends SoldPack {
  /** `5 kg`, `₹340.00`, `₹68.00/kg`, and what else there is to say of it. */
  lines: string[]
}

interface PackSheetProps {
  /** Of the pack that the card shows; a page shows each card once. */
  id: string
  /** The family as its card calls it. */
  name: string
  packs?: PackChip[]
  /** The button of a pack. */
  renderAction: (pack: SoldPack) => ReactNode
}

/**
 * The packs of a product, behind one line of its card: each with its price and its button; nothing where it
 * has but one. A native popover: it opens before the page is alive, and closes by Escape or a press beside.
 */
export function PackSheet({ id, name, packs, renderAction }: PackSheetProps) {
  if (!packs) return null
  const count = words.packs(packs.length)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words.packsOf(count, name)}
        className="btn btn-quiet btn-small relative self-start"
      >
        {count} ▾
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.packsTitle(name)}
        className="dims-page bg-paper-raised rounded-card m-auto w-[min(24rem,88vw)] p-5"
      >
        <div className="flex items-center gap-3">
          <h4 className="flex-1">{name}</h4>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className="text-leaf min-h-11">
            {words.close}
          </button>
        </div>
        <ul>
          {packs.map(({ lines: [size, ...more], ...pack }) => (
            <li key={pack.id} className="mt-4 flex items-center gap-3">
              <p className="flex-1">
                <b>{size}</b> {more.join(' · ')}
              </p>
              <div>{renderAction(pack)}</div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
