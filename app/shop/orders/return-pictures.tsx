import { Camera } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'

import { buttonClass } from '#app/ui/button.tsx'
import { mostReturnPictures } from '#domain/returns/rules.ts'

import type { ReturnPicture } from './check-return.ts'
import { shrunkPicture } from './shrink-picture.ts'

interface ReturnPicturesProps {
  pictures: readonly ReturnPicture[]
  onChange: (pictures: ReturnPicture[]) => void
  error: string | undefined
  onError: (error: string) => void
}

let taken = 0

/** What the goods look like: pictures that are shown at once, and sent with the return. */
export function ReturnPictures({ pictures, onChange, error, onError }: ReturnPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const room = mostReturnPictures - pictures.length

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same picture can be chosen again only where the field has forgotten it.
    currentTarget.value = ''
    setBusy(true)
    const read = await Promise.all(files.slice(0, room).map((file) => shrunkPicture(file).catch(() => null)))
    setBusy(false)
    const opened = read.filter((url) => url !== null)
    onChange([...pictures, ...opened.map((url) => ({ id: (taken += 1), url }))])
    if (opened.length < read.length) onError('We cannot open this picture. Please choose another one.')
    else if (files.length > room)
      onError(`There is room for ${mostReturnPictures} pictures. The others were left out.`)
  }

  function remove(one: ReturnPicture) {
    onChange(pictures.filter((picture) => picture !== one))
    input.current?.focus()
  }

  return (
    <div className="mt-5">
      <p className="font-semibold">
        Pictures of it <span className="text-ink-soft font-normal">(optional)</span>
      </p>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        Up to {mostReturnPictures}. Only you and our people see them.
      </p>
      {pictures.length > 0 && (
        <ul aria-label="Your pictures" className="mt-2 flex flex-wrap gap-4">
          {pictures.map((picture, place) => (
            <li key={picture.id} className="text-center">
              <img
                src={picture.url}
                alt={`What you send, ${place + 1}`}
                width={80}
                height={80}
                className="bg-paper-sunken size-20 rounded-[10px] object-cover"
              />
              <button
                type="button"
                onClick={() => remove(picture)}
                className="text-leaf min-h-11 text-sm font-semibold underline underline-offset-4"
              >
                Remove<span className="sr-only"> picture {place + 1}</span>
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
        tabIndex={room === 0 ? -1 : undefined}
        accept="image/*"
        aria-label="Pictures of it"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => void take(event)}
        className="peer sr-only"
      />
      {room > 0 && (
        <label
          htmlFor={id}
          className={`${buttonClass('quiet', 'small')} mt-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)`}
        >
          <Camera size={18} aria-hidden="true" />
          {isBusy ? 'One moment...' : 'Add a picture'}
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
