import { Camera, ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ChangeEvent, DragEvent } from 'react'

import { buttonClass } from '#app/ui/button.tsx'

import { acceptedPictures, choosePictures, mostPictures } from './choose-pictures.ts'
import { PictureTile } from './picture-tile.tsx'
import type { PictureUploads } from './picture-uploads.ts'
import type { Picture } from './pictures.ts'
import { usePictureDrops } from './use-picture-drops.ts'

interface PictureFieldProps {
  pictures: readonly Picture[]
  uploads: PictureUploads
  /** What is said of a picture that failed. */
  failure: string
  error: string | undefined
  /** While the product is saved its pictures stay as they are. */
  isSaving: boolean
  onChange: () => void
}

/** The pictures of a product: chosen, dragged, pasted or taken; sent at once, moved and removed. */
export function PictureField({ pictures, uploads, failure, error, isSaving, onChange }: PictureFieldProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [moves, setMoves] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const isOverForm = usePictureDrops(take)
  const problems = error ? [error, ...refusals] : refusals

  function change(act: () => void) {
    if (isSaving) return
    act()
    onChange()
  }

  function take(files: readonly File[]) {
    change(() => {
      const choice = choosePictures(files, uploads.pictures().length)
      setRefusals(choice.refusals)
      uploads.add(choice.taken)
    })
  }

  function move(key: string, to: number) {
    change(() => uploads.move(key, to))
    setMoves(`Picture ${to + 1} of ${pictures.length}${to === 0 ? ', the main one' : ''}`)
  }

  function remove(key: string, place: number) {
    change(() => uploads.remove(key))
    setRefusals([])
    // The button that had the focus goes with its picture.
    requestAnimationFrame(() => {
      const next = list.current?.children[Math.min(place, pictures.length - 2)]
      const goal = next?.querySelector<HTMLElement>('button:last-child') ?? document.getElementById(id)
      goal?.focus()
    })
  }

  /** What is dragged is moved to where it is dropped. */
  function dropOn(event: DragEvent, place: number) {
    if (!dragged) return
    event.preventDefault()
    move(dragged, place)
    setOver(null)
  }

  return (
    <fieldset className="min-w-0" aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}>
      <legend className="mb-1 text-sm font-semibold">Pictures</legend>
      <div
        className={`rounded-[10px] border border-dashed p-3 ${isOverForm ? 'border-leaf bg-leaf-tint' : error ? 'border-terracotta' : 'border-line-strong'}`}
      >
        {pictures.length > 0 && (
          <ul
            ref={list}
            aria-label="Pictures"
            className="mb-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-4"
          >
            {pictures.map((picture, place) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                place={place}
                count={pictures.length}
                failure={failure}
                isDropPlace={over === picture.key && dragged !== picture.key}
                onMove={(to, button) => {
                  move(picture.key, to)
                  // React may lay the tile elsewhere, which takes the focus away.
                  requestAnimationFrame(() => button.focus())
                }}
                onRemove={() => remove(picture.key, place)}
                onRetry={() => change(() => uploads.retry(picture.key))}
                drag={{
                  draggable: true,
                  onDragStart: ({ dataTransfer }) => {
                    dataTransfer.effectAllowed = 'move'
                    dataTransfer.setData('text/plain', `Picture ${place + 1}`)
                    setDragged(picture.key)
                  },
                  onDragEnd: () => {
                    setDragged(null)
                    setOver(null)
                  },
                  onDragOver: (event) => {
                    if (!dragged) return
                    event.preventDefault()
                    setOver(picture.key)
                  },
                  onDrop: (event) => dropOn(event, place),
                }}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton
            id={id}
            label="Choose pictures"
            Icon={ImagePlus}
            invalid={Boolean(error)}
            onChoose={take}
          />
          <FileButton label="Take a picture" Icon={Camera} isCamera onChoose={take} />
          <p className="text-ink-soft text-sm">
            <span className="pointer-coarse:hidden">Or drag them here, or paste them. </span>
            Up to {mostPictures} pictures, 10 MB each. The first is the main one.
          </p>
        </div>
      </div>
      {problems.length > 0 && (
        <div id={`${id}-problems`} role="alert" className="text-terracotta-strong mt-1 text-sm font-medium">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {moves}
      </p>
    </fieldset>
  )
}

interface FileButtonProps {
  id?: string
  label: string
  Icon: typeof Camera
  /** Opens the camera of a phone; shown where there is a finger. */
  isCamera?: boolean
  invalid?: boolean
  onChoose: (files: readonly File[]) => void
}

function FileButton({ id, label, Icon, isCamera = false, invalid = false, onChoose }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same picture can be chosen again only where the field has forgotten it.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label
      className={`${buttonClass('quiet', 'small')} has-focus-visible:outline-terracotta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${isCamera ? 'pointer-fine:hidden' : ''}`}
    >
      <Icon size={18} aria-hidden="true" />
      {label}
      <input
        id={id}
        type="file"
        accept={acceptedPictures.join(',')}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        aria-invalid={invalid || undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
