import type { ReactNode } from 'react'

interface ChoiceProps {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of several ways, as a card that can be pressed; arrows choose another, as in every group of radios. */
export function Choice({ name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] border px-3 py-1.5">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="accent-leaf size-4 shrink-0"
      />
      <span className="min-w-0 leading-snug">{children}</span>
    </label>
  )
}
