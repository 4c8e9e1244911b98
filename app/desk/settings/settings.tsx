import { useEffect } from 'react'
import { redirect, useLocation } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import type { getDeskFront, getShopSettings } from '#contract/shop.ts'

import type { Route } from './+types/settings.ts'
import { SettingsForm } from './settings-form.tsx'

const title = 'The shop'

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader() {
  const [answer, front] = await Promise.all([
    call<typeof getShopSettings>('GET', '/api/shop-settings'),
    call<typeof getDeskFront>('GET', '/api/desk-front'),
  ]).catch(() => [null, null])
  if (answer && isTurnedAway(answer)) throw redirect(homePath)
  if (!answer?.ok || !front?.ok) return null
  // Not with the room: the bundler would put it into the file that every page of the shop loads.
  const { stateCodes, stateName } = await import('#domain/addresses/rules.ts')
  const states = stateCodes.map((code) => ({ code, name: stateName(code) }))
  return { settings: answer.body.data, payment: front.body.data.payment, states }
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What the shop says of itself, and how it takes money. */
export default function Settings({ loaderData: loaded }: Route.ComponentProps) {
  const { hash } = useLocation()
  const isLoaded = loaded !== null
  // The form is there only now, after the browser has looked for the place.
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isLoaded, hash])
  return (
    <>
      <RoomHead title={title} />
      {loaded ? <SettingsForm {...loaded} /> : <ListFailed message="The settings did not load." />}
    </>
  )
}
