import { useSyncExternalStore } from 'react'

import * as words from '#words/frame/big-letters/en.ts'

/** As the head reads it before the page is painted (server/pages/language-links.ts). */
const key = 'haat.letters'
/** Everything is measured in letters, so that all of it grows. */
const bigger = '125%'

const buttons = new Set<() => void>()

/** One press and all letters are larger, on each page from then on; for who does not know the telephone's. */
export function BigLetters({ className }: { className: string }) {
  const isBig = useSyncExternalStore(follow, areBig, () => false)
  return (
    <button type="button" onClick={() => set(isBig ? '' : bigger)} className={className}>
      {isBig ? words.usual : words.big}
    </button>
  )
}

function set(size: string): void {
  document.documentElement.style.fontSize = size
  try {
    localStorage.setItem(key, size)
  } catch {
    // A browser that keeps nothing has them until the next document.
  }
  for (const tell of buttons) tell()
}

function areBig(): boolean {
  return document.documentElement.style.fontSize !== ''
}

function follow(tell: () => void): () => void {
  buttons.add(tell)
  return () => buttons.delete(tell)
}
