import * as words from '#words/ui/rotation/en.ts'

interface DotsProps {
  /** The name of each place. */
  names: readonly string[]
  place: number
  onChoose: (place: number) => void
}

/** One dot for each place of a carousel; the present one is long. */
export function Dots({ names, place, onChoose }: DotsProps) {
  return (
    <div className="flex">
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          aria-label={words.showPlace(name, at + 1, names.length)}
          aria-current={at === place || undefined}
          onClick={() => onChoose(at)}
          className="dot"
        />
      ))}
    </div>
  )
}
