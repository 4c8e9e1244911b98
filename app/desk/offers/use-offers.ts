import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskOffer, addOffer, allOffers, changeOffer, endOffer } from '#contract/offers.ts'

import type { OfferBody } from './typed-offer.ts'

/**
 * The offers and what changes them: each call answers the whole list. `loaded`: as the room was opened with
 * it.
 */
export function useOffers(loaded: DeskOffer[]) {
  /** As an answer had them after the room was loaded. */
  const [answered, setAnswered] = useState<{ loaded: DeskOffer[]; offers: DeskOffer[] } | null>(null)
  const { isBusy, press } = usePress()
  const navigate = useNavigate()
  const offers = answered?.loaded === loaded ? answered.offers : loaded

  function judge(answer: Answer<typeof allOffers>): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (!answer.ok) {
      const { code, fields, message } = answer.body
      return fields ?? { [code === 'code_in_use' ? 'code' : '']: message }
    }
    setAnswered({ loaded, offers: answer.body.data })
    showToast('success', answer.body.message)
    return null
  }

  /** Of the list as it is known: after a refusal what stands there now has been seen. */
  function versionOf({ _id, version }: DeskOffer): number {
    return offers.find((one) => one._id === _id)?.version ?? version
  }

  async function save(offer: DeskOffer | null, body: OfferBody): Promise<Problems | null> {
    if (!offer) {
      const refused = await press(
        JSON.stringify(body),
        (key) => call<typeof addOffer>('POST', '/api/offers', body, key),
        judge,
      )
      // Such as by an offer that this tab has not seen yet.
      if (refused?.['']) await reload()
      return refused
    }
    const { _id } = offer
    const sent = { ...body, version: versionOf(offer) }
    const wrong = await press(
      `change ${_id}`,
      () => call<typeof changeOffer>('POST', `/api/offers/${_id}`, sent),
      judge,
    )
    if (wrong?.['']) await reload()
    return wrong
  }

  async function end(offer: DeskOffer): Promise<Problems | null> {
    const { _id } = offer
    const sent = { version: versionOf(offer) }
    const wrong = await press(
      `end ${_id}`,
      () => call<typeof endOffer>('POST', `/api/offers/${_id}/end`, sent),
      judge,
    )
    if (wrong?.['']) await reload()
    return wrong
  }

  /** As somebody else has left them. */
  async function reload(): Promise<void> {
    const answer = await call<typeof allOffers>('GET', '/api/offers').catch(() => null)
    if (answer?.ok) setAnswered({ loaded, offers: answer.body.data })
  }

  return { offers, isBusy, save, end }
}
