import type { LucideIcon } from 'lucide-react'
import type { ChangeEvent } from 'react'

import { buttonClass } from '#app/ui/button.tsx'

import { acceptedPictures } from './choose-pictures.ts'

interface FileButtonProps {
  id?: string
  label: string
  Icon: LucideIcon
  /** Opens the camera of a phone; shown where there is a finger. */
  isCamera?: boolean
  isInvalid?: boolean
  isDisabled: boolean
  onChoose: (files: readonly File[]) => void
}

/** A button that chooses pictures. */
export function FileButton({
  id,
  label,
  Icon,
  isCamera = false,
  isInvalid = false,
  isDisabled,
  onChoose,
}: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // Emptied, because the same file chosen again would be no change.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label
      className={`${buttonClass('quiet', 'small')} has-focus-visible:outline-terracotta relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:opacity-60 ${isCamera ? 'pointer-fine:hidden' : ''}`}
    >
      <Icon size={18} aria-hidden="true" />
      {label}
      <input
        id={id}
        type="file"
        accept={acceptedPictures.join(',')}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        aria-invalid={isInvalid || undefined}
        disabled={isDisabled}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}
