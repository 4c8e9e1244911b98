import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Debounce of a search while somebody types, in milliseconds. */
const pauseMs = 120

interface Found<Row> {
  query: string
  rows: Row[]
}

/**
 * Search as you type. `found` is what was last found, for whatever query; `get` answers what is found for a
 * query and null where no answer came.
 */
export function useFound<Row>(query: string, ask: (query: string) => Promise<Row[] | null>) {
  const [found, setFound] = useState<Found<Row> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const asking = useRef<{ query: string; rows: Promise<Row[] | null> } | null>(null)

  async function get(wanted: string): Promise<Row[] | null> {
    if (found?.query === wanted) {
      // What was asked meanwhile is not wanted any more.
      asking.current = null
      setHasFailed(false)
      return found.rows
    }
    if (asking.current?.query !== wanted)
      asking.current = { query: wanted, rows: ask(wanted).catch(() => null) }
    const mine = asking.current
    const rows = await mine.rows
    // Only the latest question counts, and one without an answer is asked again.
    if (asking.current !== mine) return rows
    asking.current = null
    setHasFailed(rows === null)
    if (rows) setFound({ query: wanted, rows })
    return rows
  }

  const search = useEffectEvent((wanted: string) => void get(wanted))
  useEffect(() => {
    if (query === '') return
    const timer = window.setTimeout(search, pauseMs, query)
    return () => window.clearTimeout(timer)
  }, [query])

  return {
    rows: found?.query === query && query !== '' ? found.rows : null,
    hasFailed: hasFailed && query !== '',
    get,
    forget: () => setFound(null),
  }
}
