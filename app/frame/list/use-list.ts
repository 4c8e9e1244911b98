import { useRef, useState } from 'react'
import type { ComponentType } from 'react'

import { call } from '#app/client/call.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ListGood, ReadListLine, readList } from '#contract/shopping-lists.ts'
import * as words from '#words/shop/list/en.ts'

import type { ChosenLine, ListLinesProps, State } from './chosen-line.ts'

/**
 * The list that was read, and what is done with it. One thing at a time: a second press does nothing.
 * @param add takes what is chosen, and answers whether it is taken
 */
export function useList(add: (lines: readonly ChosenLine[]) => Promise<boolean>) {
  const [lines, setLines] = useState<readonly ChosenLine[] | null>(null)
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState('')
  const [Lines, setPart] = useState<ComponentType<ListLinesProps> | null>(null)
  const isBusy = useRef(false)

  async function once(during: State, work: () => Promise<State>) {
    if (isBusy.current) return
    isBusy.current = true
    setState(during)
    let after: State = 'idle'
    try {
      after = await work()
    } catch {
      showToast('error', words.noConnection)
    } finally {
      isBusy.current = false
      setState(after)
    }
  }

  function read(list: string): Promise<void> {
    return once('reading', async () => {
      const [answer, { ListLines }] = await Promise.all([
        call<typeof readList>('POST', '/api/read-list', { list }),
        // What shows the lines comes while they are read.
        import('./list-lines.tsx'),
      ])
      setPart(() => ListLines)
      const refusal = answer.ok ? '' : (answer.body.fields?.['list'] ?? answer.body.message)
      setError(refusal || (answer.ok && answer.body.data.lines.length === 0 ? words.nothingRead : ''))
      if (answer.ok) setLines(answer.body.data.lines.map(asRead))
      return 'idle'
    })
  }

  function choose(at: number, chosen: ListGood | null, count = chosen?.count ?? 1) {
    setState('idle')
    setLines((all) => all?.map((line, nth) => (nth === at ? { ...line, chosen, count } : line)) ?? null)
  }

  function addAll(): Promise<void> {
    return once('adding', async () => ((await add(lines ?? [])) ? 'added' : 'idle'))
  }

  return { lines, Lines, state, error, read, choose, addAll }
}

/** Only what is meant without a doubt is chosen already. */
function asRead(line: ReadListLine): ChosenLine {
  const [first] = line.goods
  return { ...line, chosen: line.isSure && first ? first : null, count: first?.count ?? 1 }
}
