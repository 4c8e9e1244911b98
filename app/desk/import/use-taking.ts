import { useEffect, useEffectEvent, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { ImportShown, getImport } from '#contract/imports.ts'

const everyMs = 700

/**
 * How an import stands while it is being taken: asked again and again, also after a line that broke.
 * `onEnd` is called once it is not under way any more.
 */
export function useTaking(loaded: ImportShown, onEnd: () => void): ImportShown {
  const [asked, setAsked] = useState<ImportShown | null>(null)
  const isTaking = loaded.state === 'taking'
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isTaking) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async () => {
      const answer = await call<typeof getImport>('GET', `/api/imports/${loaded._id}`).catch(() => null)
      if (isOver) return
      if (answer?.ok && answer.body.data.state !== 'taking') ended()
      else if (answer?.ok) setAsked(answer.body.data)
      timer = setTimeout(() => void ask(), everyMs)
    }
    timer = setTimeout(() => void ask(), everyMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isTaking, loaded._id])
  return isTaking ? (asked ?? loaded) : loaded
}
