import { Pause, Play } from 'lucide-react'

import * as words from '#words/ui/rotation/en.ts'

interface PauseButtonProps {
  /** What moves by itself, as part of the button's name. */
  what: string
  isPaused: boolean
  onToggle: () => void
  className?: string
}

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ what, isPaused, onToggle, className = '' }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause
  return (
    <button
      type="button"
      aria-label={isPaused ? words.play(what) : words.pause(what)}
      onClick={onToggle}
      className={`round-button ${className}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
