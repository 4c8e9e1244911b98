import { useState } from 'react'

import { cutText } from './cut-text.ts'

interface LongTextProps {
  text: string
  /** Names it: 'description'. */
  of: string
  /** From this letter on it says something else than the text beside it. */
  differsFrom: number
}

/** A text that may be long: the part that matters, and a button for all of it. */
export function LongText({ text, of, differsFrom }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false)
  const cut = cutText(text, differsFrom)
  if (cut === text) return text
  return (
    <>
      {isWhole ? text : cut} <ShowAll of={of} isWhole={isWhole} onPress={() => setIsWhole(!isWhole)} />
    </>
  )
}

interface ShowAllProps {
  of: string
  isWhole: boolean
  onPress: () => void
}

export function ShowAll({ of, isWhole, onPress }: ShowAllProps) {
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={onPress}
      className="text-leaf-strong font-semibold whitespace-nowrap underline pointer-coarse:min-h-11"
    >
      {isWhole ? 'Show less' : 'Show all'}
      <span className="sr-only"> of {of}</span>
    </button>
  )
}
