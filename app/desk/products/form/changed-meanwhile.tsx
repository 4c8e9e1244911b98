import { useEffect, useId, useRef } from 'react'

import { useCategories } from '#app/ui/categories.ts'
import { categoryLabel } from '#domain/catalog/rules.ts'
import { pictureSources } from '#domain/media/rules.ts'

import { shown } from './differences.ts'
import type { Choices, Part, Side, Version } from './differences.ts'
import { fieldLabels } from './fields.ts'

interface ChangedMeanwhileProps {
  mine: Version
  theirs: Version
  /** What shows my pictures. */
  previews: readonly string[]
  choices: Choices
  onChoose: (choices: Choices) => void
}

const sides = [
  ['mine', 'Keep mine'],
  ['theirs', 'Use theirs'],
] as const satisfies [Side, string][]

/** Two people have edited one product: where they differ, both values with a choice. */
export function ChangedMeanwhile({ mine, theirs, previews, choices, onChoose }: ChangedMeanwhileProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // What had the focus is hidden now. A screen reader reads the heading that gets it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} aria-describedby={id} className="text-lg focus-visible:outline-none">
        Somebody else has changed this product
      </h3>
      <p id={id} className="text-ink-soft mt-1 text-sm">
        Choose which values to keep, then press Update Product again.
      </p>
      <div className="mt-4 space-y-4">
        {(Object.entries(choices) as [Part, Side][]).map(([part, chosen]) => (
          <fieldset key={part}>
            <legend className="mb-1 text-sm font-semibold">{fieldLabels[part]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {sides.map(([side, label]) => (
                <label
                  key={side}
                  className={`flex min-h-11 min-w-0 gap-3 rounded-[10px] border p-3 ${side === chosen ? 'border-leaf bg-leaf-tint' : 'border-line-strong'}`}
                >
                  <input
                    type="radio"
                    name={`choice-${part}`}
                    checked={side === chosen}
                    onChange={() => onChoose({ ...choices, [part]: side })}
                    className="accent-leaf mt-1 size-4 shrink-0"
                  />
                  <span className="min-w-0">
                    <span className="block text-sm font-semibold">{label}</span>
                    <Value
                      version={side === 'mine' ? mine : theirs}
                      pictures={side === 'mine' ? previews : theirs.images}
                      part={part}
                    />
                    {part === 'stock' && side === 'mine' && <StockChange mine={mine} theirs={theirs} />}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}

function Value({ version, pictures, part }: { version: Version; pictures: readonly string[]; part: Part }) {
  const categories = useCategories()
  if (part === 'category')
    return <span className="block">{categoryLabel(categories, version.fields.category)}</span>
  if (part !== 'productImage')
    return <span className="block whitespace-pre-line">{shown(version, part) || 'empty'}</span>
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {pictures.map((picture, place) => {
        const { src, avif } = pictureSources(picture)
        return (
          <picture key={`${place} ${picture}`}>
            {avif && <source type="image/avif" srcSet={avif} sizes="3rem" />}
            <img
              src={src}
              alt={`${place + 1} of ${pictures.length}`}
              className="size-12 rounded-[7px] object-cover"
            />
          </picture>
        )
      })}
    </span>
  )
}

/** What keeping mine does to the pieces that are there. */
function StockChange({ mine, theirs }: { mine: Version; theirs: Version }) {
  if (!mine.fields.stock || !theirs.fields.stock) return null
  const more = Number(mine.fields.stock) - Number(theirs.fields.stock)
  return (
    <span className="text-ink-soft block text-sm">
      {more > 0 ? `${more} more` : `${-more} fewer`} than there are now
    </span>
  )
}
