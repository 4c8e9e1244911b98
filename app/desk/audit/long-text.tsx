import { useState } from 'react'

/** A text of more letters is cut. */
const longest = 160

/** A text that may be long: its beginning, and a button for all of it. `of` names it: 'description'. */
export function LongText({ text, of }: { text: string; of: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const letters = Array.from(text)
  if (letters.length <= longest) return text
  return (
    <>
      {isWhole ? text : `${letters.slice(0, longest).join('').trimEnd()}…`}{' '}
      <ShowAll of={of} isWhole={isWhole} onPress={() => setIsWhole(!isWhole)} />
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
