import { redirect } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import type { ShopSettings, getShopSettings } from '#contract/invoices.ts'

import type { Route } from './+types/settings.ts'
import { SettingsForm } from './settings-form.tsx'
import type { State } from './settings-form.tsx'

const title = 'Shop'

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader(): Promise<{ settings: ShopSettings; states: State[] } | null> {
  const answer = await call<typeof getShopSettings>('GET', '/api/shop-settings').catch(() => null)
  if (answer && isTurnedAway(answer)) throw redirect(homePath)
  if (!answer?.ok) return null
  // Not with the room: the bundler would put it into the file that every page of the shop loads.
  const { stateCodes, stateName } = await import('#domain/addresses/rules.ts')
  const states = stateCodes.map((code) => ({ code, name: stateName(code) }))
  return { settings: answer.body.data, states }
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What the shop says of itself on its invoices. */
export default function Settings({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={title} />
      {loaded ? <SettingsForm {...loaded} /> : <ListFailed message="The settings did not load." />}
    </>
  )
}
