import { Camera, ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'

import { useFileDrops } from '#app/desk/widgets/use-file-drops.ts'
import { showToast } from '#app/ui/toast.tsx'

import { choosePictures, mostPictures } from './choose-pictures.ts'
import { FileButton } from './file-button.tsx'
import { PictureList } from './picture-list.tsx'
import type { PictureUploads } from './picture-uploads.ts'
import type { Picture } from './pictures.ts'

interface PictureFieldProps {
  pictures: readonly Picture[]
  uploads: PictureUploads
  /** What is said of a picture that failed. */
  failure: string
  error: string | undefined
  /** Why chosen files were left out. */
  refusals: readonly string[]
  /** While the product is on its way its pictures stay as they are. */
  isSent: boolean
  /** Takes nothing then that is dropped or pasted. */
  isHidden: boolean
  onChange: (refusals: readonly string[]) => void
}

/** The pictures of a product: chosen, dragged, pasted or taken; sent at once, moved and removed. */
export function PictureField({
  pictures,
  uploads,
  failure,
  error,
  refusals,
  isSent,
  isHidden,
  onChange,
}: PictureFieldProps) {
  const id = useId()
  const [moved, setMoved] = useState('')
  const isOverForm = useFileDrops(isHidden ? null : take)
  const problems = error ? [error, ...refusals] : refusals

  function change(act: () => void, refused: readonly string[] = []) {
    act()
    onChange(refused)
  }

  function take(files: readonly File[]) {
    // As a toast, because the form may be closed in a moment.
    if (isSent) return showToast('warning', notTaken(files.length))
    const { taken, refusals } = choosePictures(files, uploads.pictures().length)
    change(() => uploads.add(taken), refusals)
  }

  function move(key: string, to: number) {
    change(() => uploads.move(key, to))
    setMoved(`Picture ${to + 1} of ${pictures.length}${to === 0 ? ', the main one' : ''}`)
  }

  return (
    <fieldset className="min-w-0" aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}>
      <legend className="mb-1 text-sm font-semibold">Pictures</legend>
      <div
        className={`rounded-[10px] border border-dashed p-3 ${isOverForm ? 'border-leaf bg-leaf-tint' : error ? 'border-terracotta' : 'border-line-strong'}`}
      >
        {pictures.length > 0 && (
          <PictureList
            pictures={pictures}
            failure={failure}
            isLocked={isSent}
            onMove={move}
            onRemove={(key) => change(() => uploads.remove(key))}
            onRetry={(key) => change(() => uploads.retry(key))}
            chooseId={id}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton
            id={id}
            label="Choose pictures"
            Icon={ImagePlus}
            isInvalid={problems.length > 0}
            isDisabled={isSent}
            onChoose={take}
          />
          <FileButton label="Take a picture" Icon={Camera} isCamera isDisabled={isSent} onChoose={take} />
          <p className="text-ink-soft text-sm">
            <span className="pointer-coarse:hidden">Or drag them here, or paste them. </span>
            Up to {mostPictures} pictures, 10 MB each. The first is the main one.
          </p>
        </div>
      </div>
      {problems.length > 0 && (
        <div id={`${id}-problems`} role="alert" className="text-terracotta-strong mt-1 text-sm font-medium">
          {problems.map((problem, place) => (
            <p key={`${place} ${problem}`}>{problem}</p>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </fieldset>
  )
}

function notTaken(count: number): string {
  return count === 1
    ? 'The picture was not added, because the product was being saved. Please add it again.'
    : `${count} pictures were not added, because the product was being saved. Please add them again.`
}
