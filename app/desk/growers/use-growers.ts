import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskGrower, addGrower, allGrowers, changeGrower, endGrower } from '#contract/growers.ts'

import type { GrowerBody } from './typed-grower.ts'

/**
 * The growers and what changes them: each call answers the whole list. `loaded`: as the room was opened with
 * it.
 */
export function useGrowers(loaded: DeskGrower[]) {
  /** As an answer had them after the room was loaded. */
  const [answered, setAnswered] = useState<{ loaded: DeskGrower[]; growers: DeskGrower[] } | null>(null)
  const { isBusy, press } = usePress()
  const navigate = useNavigate()
  const growers = answered?.loaded === loaded ? answered.growers : loaded

  function judge(answer: Answer<typeof allGrowers>): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
    setAnswered({ loaded, growers: answer.body.data })
    showToast('success', answer.body.message)
    return null
  }

  /** Of the list as it is known: after a refusal what stands there now has been seen. */
  function versionOf({ _id, version }: DeskGrower): number {
    return growers.find((one) => one._id === _id)?.version ?? version
  }

  async function save(grower: DeskGrower | null, body: GrowerBody): Promise<Problems | null> {
    if (!grower)
      return press(
        JSON.stringify(body),
        (key) => call<typeof addGrower>('POST', '/api/growers', body, key),
        judge,
      )
    const { _id } = grower
    const sent = { ...body, version: versionOf(grower) }
    const wrong = await press(
      `change ${_id}`,
      () => call<typeof changeGrower>('POST', `/api/growers/${_id}`, sent),
      judge,
    )
    if (wrong?.['']) await reload()
    return wrong
  }

  async function end(grower: DeskGrower, ended: boolean): Promise<Problems | null> {
    const { _id } = grower
    const sent = { version: versionOf(grower), ended }
    const wrong = await press(
      `end ${_id}`,
      () => call<typeof endGrower>('POST', `/api/growers/${_id}/end`, sent),
      judge,
    )
    if (wrong?.['']) await reload()
    return wrong
  }

  /** As somebody else has left them. */
  async function reload(): Promise<void> {
    const answer = await call<typeof allGrowers>('GET', '/api/growers').catch(() => null)
    if (answer?.ok) setAnswered({ loaded, growers: answer.body.data })
  }

  return { growers, isBusy, save, end }
}
