import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { loader as panelLoader } from '#app/desk/panel.tsx'
import { fitPictures } from '#app/desk/products/form/choose-pictures.ts'
import { FileButton } from '#app/desk/products/form/file-button.tsx'
import { UploadRefused, uploadPicture } from '#app/desk/products/form/upload-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import * as words from '#words/desk/growers/en.ts'

interface GrowerPictureFieldProps {
  image: string | null
  error: string | undefined
  onImage: (image: string | null) => void
  /** Whether one is on its way. */
  onSending: (isSending: boolean) => void
}

/** One picture, sent as soon as it is chosen. */
export function GrowerPictureField({ image, error, onImage, onSending }: GrowerPictureFieldProps) {
  const host = useRouteLoaderData<typeof panelLoader>('desk/panel')?.pictureHost
  const [said, setSaid] = useState('')
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(files: readonly File[]) {
    const { fit, refusals } = fitPictures(files.slice(0, 1))
    const [file] = fit
    if (!file || !host) return setSaid(refusals[0] ?? words.pictureFailed)
    sending.current?.abort()
    const own = new AbortController()
    sending.current = own
    onSending(true)
    setSaid(words.pictureSending)
    try {
      const address = await uploadPicture(host, file, { onProgress: () => undefined, signal: own.signal })
      onImage(address)
      setSaid('')
    } catch (refused) {
      if (own.signal.aborted) return
      setSaid((refused instanceof UploadRefused && refused.message) || words.pictureFailed)
    }
    onSending(false)
  }

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{words.picture}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {image && (
          <ProductPicture
            url={image}
            alt={words.pictureOf}
            category=""
            sizes="5rem"
            className="w-20 rounded-[10px]"
          />
        )}
        <FileButton
          label={image ? words.chooseOther : words.choosePicture}
          Icon={ImagePlus}
          isInvalid={error !== undefined}
          isDisabled={false}
          onChoose={(files) => void send(files)}
        />
        {image && (
          <Button look="quiet" size="small" onClick={() => onImage(null)}>
            <Trash2 size={18} aria-hidden="true" />
            {words.takeAway}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 text-sm">
        {error ?? said}
      </p>
    </fieldset>
  )
}
