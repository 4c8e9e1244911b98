import type { Return } from '#contract/returns.ts'

import { returnStates } from './return-words.ts'

interface ReturnMarkProps extends Pick<Return, 'status'> {
  /** In a room that has both languages. */
  label?: string
}

/** How a return stands. */
export function ReturnMark({ status, label = returnStates[status] }: ReturnMarkProps) {
  return (
    <span
      className={`inline-block rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap ${tones[status]}`}
    >
      {label}
    </span>
  )
}

const tones = {
  asked: 'bg-indigo-tint text-ink',
  agreed: 'bg-leaf-tint text-leaf-strong',
  refused: 'bg-terracotta-tint text-terracotta-strong',
}
