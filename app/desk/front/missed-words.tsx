import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#app/ui/button.tsx'
import type { MissedWord } from '#domain/search-misses/queries.ts'
import * as words from '#words/desk/front/en.ts'

import { AliasDialog } from './alias-dialog.tsx'
import { cardClass } from './card.ts'
import { longTime } from './report-words.ts'
import { useMissedWords } from './use-missed-words.ts'

/** So many are shown at first: those that many people asked for. */
const atFirst = 8

/** What people searched for in vain: a word for goods that are there, or goods that the shop might sell. */
export function MissedWords({ missed }: { missed: MissedWord[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const { putAway, aliasMade } = useMissedWords()
  const shown = isWhole ? missed : missed.slice(0, atFirst)

  /** The word that was dealt with last: its row takes the focus along. */
  const pressed = useRef('')
  useEffect(() => {
    const isGone = pressed.current !== '' && missed.every(({ word }) => word !== pressed.current)
    if (isGone && document.activeElement === document.body) heading.current?.focus()
  }, [missed])

  function showAll() {
    flushSync(() => setIsWhole(true))
    // The button is gone; the focus goes on with the first word that was not shown.
    list.current?.children[atFirst]?.querySelector('button')?.focus()
  }

  return (
    <section aria-labelledby="missed" className={cardClass}>
      <h2 ref={heading} id="missed" tabIndex={-1} className="text-xl focus-visible:outline-none">
        {words.missed}
      </h2>
      {missed.length === 0 ? (
        <p className="text-ink-soft mt-2">{words.nothingMissed}</p>
      ) : (
        <>
          <p className="text-ink-soft mt-1 text-sm">{words.missedNote}</p>
          <ul ref={list} className="divide-line mt-1 divide-y">
            {shown.map(({ word, count, lastDay }) => (
              <li key={word} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <p className="min-w-0 grow basis-48 text-sm leading-snug">
                  <bdi className="block text-base font-semibold wrap-anywhere">{word}</bdi>
                  <span className="text-ink-soft figures">{words.times(count, longTime(lastDay))}</span>
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`${words.makeWord} (${word})`}
                    onClick={() => {
                      pressed.current = word
                      setOpened(word)
                    }}
                  >
                    {words.makeWord}
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`${words.notForUs} (${word})`}
                    onClick={() => {
                      pressed.current = word
                      putAway(word)
                    }}
                  >
                    {words.notForUs}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {shown.length < missed.length && (
            <Button look="quiet" size="small" className="mt-3" onClick={showAll}>
              {words.showAll(missed.length)}
            </Button>
          )}
        </>
      )}
      {opened !== null && <AliasDialog word={opened} onMade={aliasMade} onClose={() => setOpened(null)} />}
    </section>
  )
}
