import { ChevronDown, X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'

import { IconButton } from './button.tsx'
import type { PackChip, SoldPack } from './pack-chips.tsx'

interface PackSheetProps {
  /** The family as its card calls it. */
  name: string
  packs: PackChip[]
  /** The button of a pack. */
  renderAction: (pack: SoldPack) => ReactNode
}

/**
 * The packs of a product, behind one line of its card: each with its price and a button. A native popover,
 * which opens before the page is alive and without scripts; without its support it stands open.
 */
export function PackSheet({ name, packs, renderAction }: PackSheetProps) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className="pack-choice">
        {`${packs.length} packs`}
        <span className="sr-only">{` of ${name}`}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`Packs of ${name}`}
        className="pack-sheet dims-page"
      >
        <div className="flex items-start gap-3">
          <h4 className="font-display mt-1.5 flex-1 text-lg">{name}</h4>
          <IconButton label="Close" popoverTarget={id} popoverTargetAction="hide">
            <X size={22} />
          </IconButton>
        </div>
        <ul aria-label="Packs">
          {packs.map((pack) => (
            <li key={pack.id} className="border-line flex items-center gap-3 border-t py-2">
              <Link to={productPath(pack.id)} className="figures min-h-11 flex-1 content-center">
                <PackWords lines={pack.lines} />
              </Link>
              <div className="card-action static m-0">{renderAction(pack)}</div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** `5 kg  ₹340.00`, below it what a kilogram of it costs and what else there is to say. */
function PackWords({ lines: [size, price, ...more] }: Pick<PackChip, 'lines'>) {
  return (
    <>
      <b>{size}</b> {price}
      <span className="text-ink-soft block text-xs">{more.join(' · ')}</span>
    </>
  )
}
