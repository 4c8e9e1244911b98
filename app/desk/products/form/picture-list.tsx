import { useRef, useState } from 'react'
import type { DragEvent } from 'react'

import { PictureTile } from './picture-tile.tsx'
import type { Picture } from './pictures.ts'

interface PictureListProps {
  pictures: readonly Picture[]
  /** What is said of a picture that failed. */
  failure: string
  isLocked: boolean
  onMove: (key: string, to: number) => void
  onRemove: (key: string) => void
  onRetry: (key: string) => void
  /** Takes the focus when the last picture is gone. */
  chooseId: string
}

/** The pictures in their order, which buttons and dragging change. */
export function PictureList({
  pictures,
  failure,
  isLocked,
  onMove,
  onRemove,
  onRetry,
  chooseId,
}: PictureListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)

  /** Removing takes the focused button away, so the next picture's button gets the focus. */
  function remove(key: string, place: number) {
    onRemove(key)
    requestAnimationFrame(() => {
      const next = list.current?.children[Math.min(place, pictures.length - 2)]
      const goal = next?.querySelector<HTMLElement>('button:last-child') ?? document.getElementById(chooseId)
      goal?.focus()
    })
  }

  const drag = (key: string, place: number) => ({
    draggable: !isLocked,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData('text/plain', `Picture ${place + 1}`)
      setDragged(key)
    },
    onDragEnd: () => {
      setDragged(null)
      setOver(null)
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      setOver(key)
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      setOver(null)
      if (!isLocked && dragged !== key) onMove(dragged, place)
    },
  })

  return (
    <ul ref={list} aria-label="Pictures" className="mb-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
      {pictures.map((picture, place) => (
        <PictureTile
          key={picture.key}
          picture={picture}
          place={place}
          count={pictures.length}
          failure={failure}
          isLocked={isLocked}
          isDropPlace={over === picture.key && dragged !== picture.key}
          onMove={(to) => onMove(picture.key, to)}
          onRemove={() => remove(picture.key, place)}
          onRetry={() => onRetry(picture.key)}
          drag={drag(picture.key, place)}
        />
      ))}
    </ul>
  )
}
