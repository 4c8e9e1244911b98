import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { AuditEntry, auditEntries } from '#contract/audit.ts'

const entriesAPage = 50

interface PastEntries {
  entries: AuditEntry[]
  /** Where older ones begin; null where these are all. */
  nextCursor: string | null
}

/** What was changed of a product, as far back as it was asked for. */
export function usePastEntries(productId: string) {
  const [loaded, setLoaded] = useState<PastEntries | null>(null)
  /** The cursor that is asked for; null when nothing is under way. */
  const [asked, setAsked] = useState<string | null>('')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    if (asked === null) return
    let isHere = true
    entriesOf(productId, asked)
      .then((answer) => {
        if (!isHere) return
        setAsked(null)
        if (!answer.ok) return setFailure(answer.body.message)
        const { data, nextCursor = null } = answer.body
        setLoaded((before) => ({
          entries: [...(asked === '' ? [] : (before?.entries ?? [])), ...data],
          nextCursor,
        }))
      })
      .catch(() => {
        if (!isHere) return
        setAsked(null)
        setFailure('The history did not load.')
      })
    return () => {
      isHere = false
    }
  }, [productId, asked])

  /** Asks for older ones, or once more for what did not come. */
  function load() {
    setFailure(null)
    setAsked(loaded?.nextCursor ?? '')
  }

  /** Asks anew from the newest one on: something was changed. What is shown stays until then. */
  function again() {
    setAsked('')
  }

  return { loaded, failure, isLoading: asked !== null, load, again }
}

function entriesOf(productId: string, cursor: string) {
  const query = new URLSearchParams({ productId, pageSize: String(entriesAPage) })
  if (cursor) query.set('cursor', cursor)
  else query.set('page', '1')
  return call<typeof auditEntries>('GET', `/api/audit?${query}`)
}
