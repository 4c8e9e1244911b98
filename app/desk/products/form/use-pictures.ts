import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { loader as panelLoader } from '#app/desk/panel.tsx'
import { showToast } from '#app/ui/toast.tsx'

import { PictureUploads } from './picture-uploads.ts'
import type { Picture } from './pictures.ts'
import { UploadRefused, uploadPicture } from './upload-picture.ts'

interface FormPictures {
  pictures: readonly Picture[]
  uploads: PictureUploads
}

/** The pictures of a form, from `addresses` on. A toast says `failure` of each that fails. */
export function usePictures(addresses: readonly string[], failure: string): FormPictures {
  const host = useRouteLoaderData<typeof panelLoader>('desk/panel')?.pictureHost
  const [uploads] = useState(
    () =>
      new PictureUploads({
        addresses,
        send: (file, options) =>
          host ? uploadPicture(host, file, options) : Promise.reject(new UploadRefused()),
        onFailed: (reason) => showToast('error', failure, reason ?? undefined),
      }),
  )
  useEffect(() => () => uploads.dispose(), [uploads])
  const pictures = useSyncExternalStore(uploads.subscribe, uploads.pictures, uploads.pictures)
  return { pictures, uploads }
}
