import { useEffect, useEffectEvent, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { ImportShown, getImport } from '#contract/imports.ts'

const everyMs = 700

/**
 * How an import stands while it is being taken, and while its pictures are fetched: asked again and again,
 * also after a line that broke. `onEnd` is called once it is taken, and once nothing is under way any more.
 */
export function useTaking(loaded: ImportShown, onEnd: () => void): ImportShown {
  const [asked, setAsked] = useState<ImportShown | null>(null)
  const isTaking = isUnderWay(loaded)
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isTaking) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async () => {
      const answer = await call<typeof getImport>('GET', `/api/imports/${loaded._id}`).catch(() => null)
      if (isOver) return
      if (answer?.ok) {
        const { data } = answer.body
        setAsked(data)
        // The lines are other ones once it is taken; a picture more changes none.
        if (!isUnderWay(data) || data.state !== loaded.state) ended()
      }
      timer = setTimeout(() => void ask(), everyMs)
    }
    timer = setTimeout(() => void ask(), everyMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isTaking, loaded._id, loaded.state])
  return isTaking && asked?.state === loaded.state ? asked : loaded
}

function isUnderWay({ state, pictures }: ImportShown): boolean {
  return state === 'taking' || pictures.waiting > 0
}
