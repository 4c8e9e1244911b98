import { CircleCheck, X } from 'lucide-react'

import { Button, IconButton } from '#app/ui/button.tsx'

import { NamedGoods } from './choose-goods.tsx'
import type { Given } from './given.ts'

interface GivenPicturesProps {
  given: readonly Given[]
  isBusy: boolean
  onChoose: (picture: Given) => void
  onLeaveOut: (key: string) => void
}

/** The pictures that were dropped together: which goes to which product, and what became of it. */
export function GivenPictures({ given, isBusy, onChoose, onLeaveOut }: GivenPicturesProps) {
  return (
    <ul aria-label="Pictures" className="border-line divide-line divide-y border-y">
      {given.map((picture) => (
        <li key={picture.key} className="flex flex-wrap items-center gap-x-3 py-2">
          <img
            src={picture.preview}
            alt=""
            loading="lazy"
            className="bg-paper-sunken size-16 shrink-0 rounded-[10px] object-cover"
          />
          <div className="min-w-0 flex-[1_1_12rem]">
            {picture.goods ? (
              <p>
                <NamedGoods goods={picture.goods} />
                {picture.view > 1 && <span className="text-ink-soft text-sm">, view {picture.view}</span>}
              </p>
            ) : (
              <p className="text-terracotta-strong font-semibold">
                {picture.offered.length > 1
                  ? 'The name fits several products'
                  : 'No product found by its name'}
              </p>
            )}
            <p className="text-ink-soft text-sm wrap-anywhere">{picture.file.name}</p>
            <Step step={picture.step} />
          </div>
          {picture.step.is !== 'saved' && (
            <span className="ms-auto flex shrink-0 items-center gap-1">
              <Button
                look="quiet"
                size="small"
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || onChoose(picture)}
              >
                {picture.goods ? 'Change' : 'Choose'}
                <span className="sr-only"> the product of {picture.file.name}</span>
              </Button>
              <IconButton
                label={`Leave out ${picture.file.name}`}
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || onLeaveOut(picture.key)}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Step({ step }: Pick<Given, 'step'>) {
  if (step.is === 'chosen') return null
  if (step.is === 'sending')
    return (
      <progress
        aria-label="Sending"
        className="accent-leaf mt-1 h-2 w-full max-w-60"
        max={1}
        {...(step.progress > 0 && step.progress < 1 && { value: step.progress })}
      />
    )
  if (step.is === 'failed')
    return <p className="text-terracotta-strong mt-0.5 text-sm font-medium">Not saved. {step.reason}</p>
  return (
    <p className="text-leaf-strong mt-0.5 inline-flex items-center gap-1 text-sm font-medium">
      <CircleCheck size={16} aria-hidden="true" /> Saved
    </p>
  )
}
