import { Camera } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'

import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/shop/account/sign-up/en.ts'

import { acceptedPictures, checkPicture } from './check-picture.ts'

interface PictureFieldProps {
  /** A data URL; empty for none. */
  picture: string
  onChange: (picture: string) => void
  /** What the server says of it. */
  error: string | undefined
}

/** A picture of the person, if they like: shown at once, sent with the form. */
export function PictureField({ picture, onChange, error }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const id = useId()
  const problem = refusal ?? error

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget } = event
    const [file] = currentTarget.files ?? []
    if (!file) return
    const refused = checkPicture(file)
    setRefusal(refused)
    if (refused) {
      currentTarget.value = ''
      return showToast('error', refused)
    }
    try {
      onChange(await dataUrlOf(file))
    } catch {
      currentTarget.value = ''
      showToast('error', words.notOpened)
    }
  }

  function remove() {
    // The same picture can be chosen again only where the field has forgotten it.
    if (input.current) input.current.value = ''
    setRefusal(null)
    onChange('')
    input.current?.focus()
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <span className="bg-leaf-tint text-leaf-strong flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full">
          {picture ? (
            <img
              src={picture}
              alt={words.preview}
              width={80}
              height={80}
              className="size-full object-cover"
            />
          ) : (
            <Camera size={30} aria-hidden="true" />
          )}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <p className="mb-1.5 font-semibold">
            {words.picture} <span className="text-ink-soft font-normal">{words.optional}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              id={id}
              type="file"
              aria-label={words.picture}
              accept={acceptedPictures.join(',')}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-error` : undefined}
              onChange={(event) => void take(event)}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={`${buttonClass('quiet', 'small')} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)`}
            >
              {picture ? words.changePicture : words.choosePicture}
            </label>
            {picture && (
              <Button look="quiet" size="small" onClick={remove}>
                {words.removePicture}
              </Button>
            )}
          </div>
        </div>
      </div>
      {problem && (
        <p id={`${id}-error`} className="text-terracotta-strong mt-1.5 text-sm font-medium">
          {problem}
        </p>
      )}
    </div>
  )
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The picture could not be read.')),
    )
    reader.readAsDataURL(file)
  })
}
