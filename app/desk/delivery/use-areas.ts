import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { replaceDeliveryAreas } from '#contract/addresses.ts'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import * as words from '#words/desk/delivery/en.ts'

import { isSameList } from './area.ts'
import type { AreaChange } from './area.ts'

/** The list, and which state of it the server has told. */
export interface AreaList {
  areas: readonly DeliveryArea[]
  version: string
}

/** The list of areas and what changes it. `loaded`: as the room was opened with it. */
export function useAreas(loaded: AreaList) {
  /** As an answer had it after the room was loaded. */
  const [answered, setAnswered] = useState<{ loaded: AreaList; list: AreaList } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const list = answered?.loaded === loaded ? answered.list : loaded

  /**
   * Saves the list with a change. Answers null when it is done, or else a sentence. Where somebody else was
   * quicker the list is then as they have left it, and the same change can be made to that one.
   */
  async function save(change: AreaChange): Promise<string | null> {
    if (underWay.current) return ''
    underWay.current = true
    setIsBusy(true)
    try {
      const sent = { areas: change(list.areas), version: list.version }
      const answer = await call<typeof replaceDeliveryAreas>('POST', '/api/delivery-areas', sent)
      if (isTurnedAway(answer)) {
        void navigate(homePath)
        return ''
      }
      if (answer.ok) return saved(answer.body.message, answer.body.data, answer.body.version)
      const { message, fields, areas, version } = answer.body
      if (areas === undefined || version === undefined) return fields?.['areas'] ?? message
      // Nobody but ourselves: the answer to the first press was lost.
      if (isSameList(change(areas), areas)) return saved(words.saved, areas, version)
      setAnswered({ loaded, list: { areas, version } })
      return message
    } catch {
      return words.lost
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  function saved(message: string, areas: readonly DeliveryArea[], version: string): null {
    setAnswered({ loaded, list: { areas, version } })
    showToast('success', message)
    // The first steps beside it: one more may be done.
    void revalidate()
    return null
  }

  return { list, isBusy, save }
}
