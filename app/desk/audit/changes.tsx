import { useState } from 'react'
import type { ReactNode } from 'react'

import { pictureSources } from '#domain/media/rules.ts'

import { fieldWords, valueWords } from './audit-words.ts'
import type { FieldChange } from './audit-words.ts'
import { firstDifference } from './cut-text.ts'
import { LongText, ShowAll } from './long-text.tsx'

/** So many fields are shown at first: a new product has fourteen. */
const fieldsAtFirst = 4
/** Shorter values stand on one line, before → after. */
const shortest = 40

interface ChangesProps {
  changes: readonly FieldChange[]
  /** What is changed, for the button that shows all of it: 'Tomato'. */
  of: string
  /** What can be done with a change, behind it. */
  action?: (change: FieldChange) => ReactNode
}

/** Each field that changed: as it was, and as it is since. */
export function Changes({ changes, of, action }: ChangesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isCut = changes.length > fieldsAtFirst + 1
  const shown = isCut && !isWhole ? changes.slice(0, fieldsAtFirst) : changes
  return (
    <div className="min-w-0 wrap-anywhere">
      <dl className="space-y-1">
        {shown.map((change) => (
          <Change key={change.field} {...change} action={action?.(change)} />
        ))}
      </dl>
      {isCut && <ShowAll of={of} isWhole={isWhole} onPress={() => setIsWhole(!isWhole)} />}
    </div>
  )
}

function Change({ field, before, after, action }: FieldChange & { action: ReactNode }) {
  const name = fieldWords(field)
  const [was, is] = [valueWords(field, before), valueWords(field, after)]
  const isNew = before === undefined || (before === null && field !== 'stock')
  const differsFrom = isNew ? 0 : firstDifference(was, is)
  const shown = (words: string, value: unknown) =>
    field === 'images' ? (
      <Pictures addresses={value} />
    ) : (
      <LongText text={words} of={name.toLowerCase()} differsFrom={differsFrom} />
    )
  const [old, present] = [shown(was, before), shown(is, after)]
  const isOneLine = field !== 'images' && was.length <= shortest && is.length <= shortest
  return (
    <div>
      <dt className="text-ink-soft inline">{name}: </dt>
      {isNew ? (
        <dd className="inline whitespace-pre-line">{present}</dd>
      ) : isOneLine ? (
        <dd className="inline">
          <span className="sr-only">was </span>
          {old} <span aria-hidden="true">→</span>
          <span className="sr-only">, is now</span> <span className="font-semibold">{present}</span>
        </dd>
      ) : (
        <dd className="mt-0.5">
          <span className="border-line-strong text-ink-soft block border-s-2 ps-2 whitespace-pre-line">
            <span className="sr-only">was </span>
            {old}
          </span>
          <span className="border-leaf mt-1 block border-s-2 ps-2 whitespace-pre-line">
            <span className="sr-only">is now </span>
            {present}
          </span>
        </dd>
      )}
      {action}
    </div>
  )
}

function Pictures({ addresses }: { addresses: unknown }) {
  const pictures = Array.isArray(addresses) ? addresses.filter((one) => typeof one === 'string') : []
  if (pictures.length === 0) return 'none'
  return (
    <span className="inline-flex flex-wrap gap-1.5 align-middle">
      {pictures.map((picture, place) => {
        const { src, avif } = pictureSources(picture)
        return (
          <picture key={`${place} ${picture}`}>
            {avif && <source type="image/avif" srcSet={avif} sizes="2.5rem" />}
            <img
              src={src}
              alt={`${place + 1} of ${pictures.length}`}
              title={picture}
              loading="lazy"
              className="size-10 rounded-[7px] object-cover"
            />
          </picture>
        )
      })}
    </span>
  )
}
