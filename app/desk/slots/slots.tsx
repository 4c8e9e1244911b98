import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirect, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { deliveryAreas } from '#contract/addresses.ts'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import type { Slot } from '#contract/slot.ts'
import type { PlannedZone, comingSlots, plannedZones } from '#contract/slots.ts'
import { indianDay } from '#domain/time/rules.ts'
import * as words from '#words/desk/slots/en.ts'
import { language } from '#words/language/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import type { Route } from './+types/slots.ts'
import { CloseDayDialog } from './close-day-dialog.tsx'
import { clock } from './slot-clock.ts'
import { planWords, typedOf } from './typed-zone.ts'
import { ZoneDialog } from './zone-dialog.tsx'

type DeskSlot = Slot & { capacity: number; reserved: number }

type Loaded =
  | { kind: 'full'; zones: PlannedZone[]; slots: DeskSlot[]; areas: DeliveryArea[] }
  | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader(): Promise<Loaded> {
  const answers = await Promise.all([
    call<typeof plannedZones>('GET', '/api/zones'),
    call<typeof comingSlots>('GET', '/api/coming-slots'),
    call<typeof deliveryAreas>('GET', '/api/delivery-areas'),
  ]).catch(() => null)
  if (!answers) return { kind: 'failed', message: words.notLoaded }
  if (answers.some(isTurnedAway)) throw redirect(homePath)
  const [zones, slots, areas] = answers
  if (!zones.ok) return { kind: 'failed', message: zones.body.message }
  if (!slots.ok) return { kind: 'failed', message: slots.body.message }
  if (!areas.ok) return { kind: 'failed', message: areas.body.message }
  return { kind: 'full', zones: zones.body.data, slots: slots.body.data, areas: areas.body.data }
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** When orders are brought and collected, and how many have reserved. */
export default function Slots({ loaderData }: Route.ComponentProps) {
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (loaderData.kind === 'full') return <Room {...loaderData} />
  return (
    <>
      <RoomHead title={words.title} />
      <ListFailed message={loaderData.message} />
    </>
  )
}

function Room({ zones, slots, areas }: Extract<Loaded, { kind: 'full' }>) {
  const [opened, setOpened] = useState<PlannedZone | 'new' | null>(null)
  const [closing, setClosing] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  return (
    <>
      <RoomHead title={words.title}>
        <RoomKeys more={[{ key: 'n', does: words.add, act: () => setOpened('new') }]} />
      </RoomHead>
      <div className="mt-3">
        <Button size="small" onClick={() => setOpened('new')}>
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </Button>
      </div>
      {zones.length === 0 ? (
        <NothingFound title={words.noneTitle}>
          <p>{words.none}</p>
        </NothingFound>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {zones.map((zone) => (
            <ZoneCard key={zone._id} zone={zone} areas={areas} onOpen={() => setOpened(zone)} />
          ))}
        </ul>
      )}
      {slots.length > 0 && <Coming slots={slots} onCloseDay={setClosing} />}
      {closing !== null && (
        <CloseDayDialog day={closing} onClosed={() => void revalidate()} onClose={() => setClosing(null)} />
      )}
      {opened !== null && (
        <ZoneDialog
          zone={opened === 'new' ? null : opened}
          areas={areas}
          onSaved={() => void revalidate()}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** What it is called on this page. */
function inLanguage({ name, place, hindiName, hindiPlace }: Slot['zone']) {
  return language === 'hi' ? { name: hindiName || name, place: hindiPlace || place } : { name, place }
}

/** A zone knows the first PIN code of each of its areas. */
function areasInWords(zone: PlannedZone, areas: readonly DeliveryArea[]): string {
  const named = zone.areas.map((from) => {
    const to = areas.find((area) => area.from === from)?.to ?? from
    return from === to ? from : words.range(from, to)
  })
  return words.areasOf(named.join(', ') || words.noAreas)
}

interface ZoneCardProps {
  zone: PlannedZone
  areas: readonly DeliveryArea[]
  onOpen: () => void
}

function ZoneCard({ zone, areas, onOpen }: ZoneCardProps) {
  const { kind } = zone
  const { name, place } = inLanguage(zone)
  return (
    <li className="bg-paper-raised border-line rounded-card border p-4 wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg font-semibold">{name}</h2>
        <button type="button" aria-label={words.changeOf(name)} onClick={onOpen} className="desk-row-button">
          {words.change}
        </button>
      </div>
      <p className="text-ink-soft text-sm">
        {kind === 'point' ? words.collectedAt(place || words.noPlace) : areasInWords(zone, areas)}
      </p>
      <ul className="mt-2 space-y-1 text-sm">
        {typedOf(zone).plans.map((plan) => (
          <li key={plan._id}>{planWords(plan)}</li>
        ))}
      </ul>
    </li>
  )
}

/** Day by day: which hours, how many have reserved, and until when others can. */
function Coming({ slots, onCloseDay }: { slots: DeskSlot[]; onCloseDay: (day: string) => void }) {
  const [now] = useState(() => new Date())
  const days = [...Map.groupBy(slots, ({ day }) => day)]
  return (
    <section aria-labelledby="coming" className="mt-6">
      <h2 id="coming" className="text-lg font-semibold">
        {words.coming}
      </h2>
      {days.map(([day, ofDay]) => (
        <div key={day} className="mt-3">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-sm font-semibold">{shortDay(day)}</h3>
            <button
              type="button"
              className="desk-row-button"
              aria-label={words.closeDay(shortDay(day))}
              onClick={() => onCloseDay(day)}
            >
              {words.close}
            </button>
          </div>
          <ul className="border-line rounded-card bg-paper-raised divide-line mt-1 divide-y border">
            {ofDay.map((slot) => (
              <li key={slot._id} className="px-4 py-2 text-sm">
                <p className="figures flex items-baseline justify-between gap-3">
                  <span>{words.range(clock(slot.from), clock(slot.to))}</span>
                  <span className="font-semibold">{words.reserved(slot.reserved, slot.capacity)}</span>
                </p>
                <p className="text-ink-soft wrap-anywhere">
                  {inLanguage(slot.zone).name},{' '}
                  {new Date(slot.closes) > now
                    ? words.openUntil(shortDay(indianDay(slot.closes)), clock(slot.closes))
                    : words.isClosed}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
