import type { Return } from '#contract/returns.ts'

import { returnStates } from './return-words.ts'

/** How a return stands. */
export function ReturnMark({ status }: Pick<Return, 'status'>) {
  return (
    <span
      className={`inline-block rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap ${tones[status]}`}
    >
      {returnStates[status]}
    </span>
  )
}

const tones = {
  asked: 'bg-indigo-tint text-ink',
  agreed: 'bg-leaf-tint text-leaf-strong',
  refused: 'bg-terracotta-tint text-terracotta-strong',
}
