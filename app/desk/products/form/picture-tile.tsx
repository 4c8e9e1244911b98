import { ArrowLeft, ArrowRight, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps, DragEvent } from 'react'

import { IconButton } from '#app/ui/button.tsx'
import { pictureSources, pictureWidths } from '#domain/media/rules.ts'

import type { Picture } from './pictures.ts'

interface PictureTileProps {
  picture: Picture
  /** From 0 on. */
  place: number
  count: number
  /** What is said of one that failed. */
  failure: string
  /** Nothing of it can be changed just now. */
  isLocked: boolean
  isDropPlace: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: () => void
  /** What makes it a thing that can be dragged, and a place to drop others. */
  drag: Pick<ComponentProps<'li'>, 'draggable' | 'onDragStart' | 'onDragEnd'> & {
    onDragOver: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/** One picture of the form: how far it has come, and what can be done with it. */
export function PictureTile({
  picture: { preview, upload },
  place,
  count,
  failure,
  isLocked,
  isDropPlace,
  onMove,
  onRemove,
  onRetry,
  drag,
}: PictureTileProps) {
  const name = `picture ${place + 1}`
  const { src, avif } = pictureSources(preview)
  const isKept = upload.state === 'kept'
  // One that the shop keeps has the shop's own size.
  const isNew = preview.startsWith('blob:')
  const [isSmall, setIsSmall] = useState(false)
  const isFirst = isLocked || place === 0
  const isLast = isLocked || place === count - 1
  return (
    <li
      {...drag}
      data-state={upload.state}
      className={`bg-paper flex min-w-0 flex-col overflow-hidden rounded-[10px] border ${isDropPlace ? 'border-leaf ring-leaf ring-2' : upload.state === 'failed' ? 'border-terracotta' : 'border-line'}`}
    >
      <div className="bg-paper-sunken relative aspect-square">
        <picture>
          {avif && <source type="image/avif" srcSet={avif} sizes="8rem" />}
          <img
            src={src}
            alt={`${place + 1} of ${count}`}
            draggable={false}
            onLoad={({ currentTarget }) => setIsSmall(isNew && isSmallPicture(currentTarget))}
            className={`absolute inset-0 size-full object-cover ${isKept ? '' : 'opacity-50'}`}
          />
        </picture>
        {place === 0 && (
          <span className="bg-leaf text-on-leaf absolute start-1.5 top-1.5 rounded-full px-2 py-0.5 text-xs font-semibold">
            Main
          </span>
        )}
        <Progress upload={upload} name={name} />
      </div>
      {upload.state === 'failed' && (
        <div className="p-2 text-sm">
          <p className="text-terracotta-strong font-medium">{failure}</p>
          {upload.reason && <p className="mt-1">{upload.reason}</p>}
          <button
            type="button"
            onClick={onRetry}
            aria-label={`Try again: ${name}`}
            className="btn btn-quiet btn-small mt-1.5 w-full"
          >
            <RotateCw size={16} aria-hidden="true" /> Try again
          </button>
        </div>
      )}
      {isSmall && <p className="p-2 text-sm">This picture is small and will look blurred.</p>}
      <div className="flex justify-between">
        <IconButton
          label={`Move ${name} forward`}
          aria-disabled={isFirst || undefined}
          className={buttonClass}
          onClick={() => isFirst || onMove(place - 1)}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} back`}
          aria-disabled={isLast || undefined}
          className={buttonClass}
          onClick={() => isLast || onMove(place + 1)}
        >
          <ArrowRight size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Remove ${name}`}
          aria-disabled={isLocked || undefined}
          className={buttonClass}
          onClick={() => isLocked || onRemove()}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

/** Pages show it this large. */
function isSmallPicture({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.max(naturalWidth, naturalHeight) < pictureWidths[0]
}

/** Three of them fit below the narrowest of four pictures in a row. */
const buttonClass = 'aria-disabled:opacity-30 sm:max-md:w-10'

function Progress({ upload, name }: { upload: Picture['upload']; name: string }) {
  if (upload.state !== 'waiting' && upload.state !== 'sending') return null
  const percent = upload.state === 'sending' ? Math.round(upload.progress * 100) : 0
  return (
    <div
      role="progressbar"
      aria-label={`Upload of ${name}`}
      aria-valuenow={percent}
      className="bg-paper-raised absolute inset-x-2 bottom-2 h-2 overflow-hidden rounded-full"
    >
      <span className="bg-leaf block h-full transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}
