import { Camera } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ChangeEvent, Dispatch, SetStateAction } from 'react'

import { buttonClass } from '#app/ui/button.tsx'
import { mostReturnPictures } from '#domain/returns/rules.ts'
import * as words from '#words/shop/orders/return-dialog/en.ts'

import type { ReturnPicture } from './check-return.ts'
import { shrunkPicture } from './shrink-picture.ts'

interface ReturnPicturesProps {
  pictures: readonly ReturnPicture[]
  onChange: (changed: (before: readonly ReturnPicture[]) => readonly ReturnPicture[]) => void
  /** So many more are chosen and not open yet. */
  opening: number
  onOpening: Dispatch<SetStateAction<number>>
  /** What is sent stays as it is. */
  isSending: boolean
  error: string | undefined
  onError: (error: string) => void
}

let taken = 0

/** What the goods look like: pictures that are shown at once, and sent with the return. */
export function ReturnPictures({
  pictures,
  onChange,
  opening,
  onOpening,
  isSending,
  error,
  onError,
}: ReturnPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const room = mostReturnPictures - pictures.length - opening

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same picture can be chosen again only where the field has forgotten it.
    currentTarget.value = ''
    const taking = files.slice(0, room)
    onOpening((before) => before + taking.length)
    const read = await Promise.all(taking.map((file) => shrunkPicture(file).catch(() => null)))
    onOpening((before) => before - taking.length)
    const opened = read.filter((url) => url !== null).map((url) => ({ id: (taken += 1), url }))
    onChange((before) => [...before, ...opened])
    if (opened.length < read.length) onError(words.notOpened)
    else if (files.length > room) onError(words.roomFor(mostReturnPictures))
  }

  function remove(one: ReturnPicture) {
    onChange((before) => before.filter((picture) => picture !== one))
    input.current?.focus()
  }

  return (
    <div className="mt-5">
      <p className="font-semibold">
        {words.pictures} <span className="text-ink-soft font-normal">{words.optional}</span>
      </p>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {words.whoSees(mostReturnPictures)}
      </p>
      {pictures.length > 0 && (
        <ul aria-label={words.yourPictures} className="mt-2 flex flex-wrap gap-4">
          {pictures.map((picture, place) => (
            <li key={picture.id} className="text-center">
              <img
                src={picture.url}
                alt={words.picture(place + 1)}
                width={80}
                height={80}
                className="bg-paper-sunken size-20 rounded-[10px] object-cover"
              />
              <button
                type="button"
                disabled={isSending}
                onClick={() => remove(picture)}
                className="text-leaf min-h-11 text-sm font-semibold underline underline-offset-4"
              >
                {words.remove}
                <span className="sr-only">{words.removeWhich(place + 1)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        disabled={isSending}
        tabIndex={room === 0 ? -1 : undefined}
        accept="image/*"
        aria-label={words.pictures}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => void take(event)}
        className="peer sr-only"
      />
      {(room > 0 || opening > 0) && (
        <label
          htmlFor={id}
          className={`${buttonClass('quiet', 'small')} mt-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)`}
        >
          <Camera size={18} aria-hidden="true" />
          {opening > 0 ? words.oneMoment : words.addPicture}
        </label>
      )}
      <div role="status">
        {error && (
          <p id={`${id}-error`} className="text-terracotta-strong mt-1.5 text-sm font-medium">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
