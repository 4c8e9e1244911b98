import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

interface SuggestFieldProps<Option> {
  label: string
  hint: string
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** null: not known yet for what is typed. */
  options: readonly Option[] | null
  /** The place of the one that Enter takes; -1: none. */
  best: number
  keyOf: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  /**
   * undefined: nothing is known yet, and Enter takes the best as soon as it is. `isReached`: somebody has
   * chosen it, by arrows or a press.
   */
  onTake: (option: Option | undefined, isReached: boolean) => void
  /** Enter, and nothing is typed or suggested. */
  onEmpty: () => void
  /** What went wrong, in a sentence. */
  problem?: string | null
  isBusy?: boolean
  /** The problem is one of the form around it, which leads to its first wrong field. */
  isWrong?: boolean
}

/**
 * Combobox: the suggestions stand below the field while something is typed. Enter takes the best, arrows
 * choose another, Escape empties the field.
 */
export function SuggestField<Option>({
  label,
  hint,
  field,
  text,
  onText,
  options,
  best,
  keyOf,
  renderOption,
  onTake,
  onEmpty,
  problem = null,
  isBusy = false,
  isWrong = false,
}: SuggestFieldProps<Option>) {
  const id = useId()
  /** The option that the arrows have reached, for this text. */
  const [reached, setReached] = useState({ text: '', place: -1 })
  const shown = options ?? []
  const isReached = reached.text === text && reached.place >= 0 && reached.place < shown.length
  const active = isReached ? reached.place : best

  function take(option: Option | undefined, isChosen: boolean) {
    setReached({ text: '', place: -1 })
    onTake(option, isChosen)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Enter') {
      if (text.trim() === '' && shown.length === 0) onEmpty()
      else if (!isBusy) take(options ? shown[active] : undefined, isReached)
    } else if (key === 'Escape' && (text !== '' || shown.length > 0)) onText('')
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && shown.length > 0) {
      const step = key === 'ArrowDown' ? 1 : -1
      setReached({ text, place: (active + step + shown.length) % shown.length })
    } else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && shown.length > 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        aria-busy={isBusy || undefined}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={handleKey}
        className={`bg-paper min-h-12 w-full rounded-[10px] border px-3 py-2 text-lg ${isWrong ? 'border-terracotta' : 'border-line-strong'}`}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={shown.length > 0 ? 'border-line mt-1.5 overflow-hidden rounded-[10px] border' : ''}
      >
        {shown.map((option, place) => (
          // The field has the keys; a press does the same.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox hears the keys
          <div
            key={keyOf(option)}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option, true)}
            className="aria-selected:bg-leaf-tint hover:bg-paper-sunken flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 leading-snug"
          >
            {renderOption(option)}
          </div>
        ))}
      </div>
      <p
        id={`${id}-hint`}
        role={problem ? 'alert' : undefined}
        className={`mt-1.5 min-h-5 text-sm ${problem ? 'text-terracotta-strong font-medium' : 'text-ink-soft'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  )
}
