import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { redirect, useLocation, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { listPlace } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { StatusFilter } from '#app/desk/list/status-filter.tsx'
import { useDialogAddress } from '#app/desk/products/dialog-address.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskOffer, allOffers } from '#contract/offers.ts'
import { categoryLabel } from '#domain/catalog/rules.ts'
import { indianDay } from '#domain/time/rules.ts'

import type { Route } from './+types/offers.ts'
import { EndOffer } from './end-offer.tsx'
import { OfHome } from './of-home.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferTable } from './offer-table.tsx'
import { costWords, foundOffers, inListOrder, offerStates, stateOf } from './offer-words.ts'
import { againOf, newOffer, offerForHome, typedOf } from './typed-offer.ts'
import type { TypedOffer } from './typed-offer.ts'
import { useOffers } from './use-offers.ts'

const title = 'Offers'

type Loaded = { kind: 'full'; offers: DeskOffer[]; today: string } | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader(): Promise<Loaded> {
  const answer = await call<typeof allOffers>('GET', '/api/offers').catch(() => null)
  if (!answer) return { kind: 'failed', message: 'The offers did not load.' }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  return { kind: 'full', offers: answer.body.data, today: indianDay(new Date()) }
}

/** A search, or an offer that is looked at, asks nothing of the server: the whole list is here. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What the shop takes off: by a code, or by itself. */
export default function Offers({ loaderData }: Route.ComponentProps) {
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (loaderData.kind === 'full') return <Room loaded={loaderData.offers} today={loaderData.today} />
  return (
    <>
      <RoomHead title={title} />
      <ListFailed message={loaderData.message} />
    </>
  )
}

/** The form that is open: the offer that it changes, and what it begins with. */
interface OpenForm {
  offer: DeskOffer | null
  begin: TypedOffer
}

/** `today`: the Indian day on which the list was loaded. */
function Room({ loaded, today }: { loaded: DeskOffer[]; today: string }) {
  const room = useOffers(loaded)
  const { offers } = room
  const [form, setForm] = useState<OpenForm | null>(null)
  const [ending, setEnding] = useState<DeskOffer | null>(null)
  const { dialog, open, close } = useDialogAddress()
  const navigate = useNavigate()
  const { q, filters } = listPlace(useLocation().search)
  const categories = useCategories()
  const saying = useMemo(
    () => ({ today, labelOf: (value: string) => categoryLabel(categories, value) }),
    [today, categories],
  )
  const rows = useMemo(() => {
    const states = filters.filter(([name]) => name === 'status').map(([, state]) => state)
    return inListOrder(foundOffers(offers, q, saying), today).filter(
      (offer) => states.length === 0 || states.includes(stateOf(offer, today)),
    )
  }, [offers, q, filters, saying, today])
  const viewed = dialog?.kind === 'view' && offers.find(({ _id }) => _id === dialog.id)
  const add = () => setForm({ offer: null, begin: newOffer(today) })

  const addButton = (
    <Button size="small" onClick={add}>
      <Plus size={18} aria-hidden="true" />
      Add an offer
    </Button>
  )
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys more={[{ key: 'n', does: 'Add an offer', act: add }]} />
      </RoomHead>
      {offers.length === 0 ? (
        <NothingFound title="No offers yet">
          <p>
            An offer takes something off an order: a percent, rupees, the delivery, or a piece of several.
            Customers have it by itself or type a code. Cart, bill and books follow.
          </p>
          <div className="mt-4">{addButton}</div>
        </NothingFound>
      ) : (
        <>
          <div className="mt-3">{addButton}</div>
          <RoomTools count={countWords(rows, offers.length)} more={<States offers={offers} today={today} />}>
            <SearchField label="Find a name, a code or goods..." />
          </RoomTools>
          {rows.length > 0 ? (
            <OfferTable
              offers={rows}
              saying={saying}
              isBusy={room.isBusy}
              onOpen={({ _id: id }) => open({ kind: 'view', id })}
            />
          ) : (
            <NothingFound title="No offers found">
              <p>Try another search, or look at all of them.</p>
              <Button
                look="quiet"
                size="small"
                className="mt-4"
                onClick={() => void navigate({ search: '' })}
              >
                Show all offers
              </Button>
            </NothingFound>
          )}
        </>
      )}
      <OfHome
        offers={offers}
        today={today}
        onOpen={({ _id: id }) => open({ kind: 'view', id })}
        onAdd={() => setForm({ offer: null, begin: offerForHome(today) })}
      />
      {viewed && (
        <OfferCard
          key={viewed._id}
          offer={viewed}
          saying={saying}
          onChange={() => setForm({ offer: viewed, begin: typedOf(viewed) })}
          onAgain={() => setForm({ offer: null, begin: againOf(viewed, today) })}
          onEnd={() => setEnding(viewed)}
          onClose={close}
        />
      )}
      {form && <OfferDialog {...room} {...form} saying={saying} onClose={() => setForm(null)} />}
      {ending && <EndOffer {...room} offer={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

/** By how they stand, as far as there are such; nothing where all of them stand alike. */
function States({ offers, today }: { offers: readonly DeskOffer[]; today: string }) {
  const there = new Set(offers.map((offer) => stateOf(offer, today)))
  const states = Object.entries(offerStates).filter(([state]) => [...there].some((one) => one === state))
  if (states.length < 2) return null
  return (
    <div className="mt-3">
      <StatusFilter states={Object.fromEntries(states)} />
    </div>
  )
}

/** '3 offers, gave away ₹1,240.00', or '1 of 3 offers' */
function countWords(rows: readonly DeskOffer[], all: number): string {
  const offers = all === 1 ? '1 offer' : `${all} offers`
  const cost = rows.reduce((sum, offer) => sum + Math.round(offer.cost * 100), 0) / 100
  const count = rows.length === all ? offers : `${rows.length} of ${offers}`
  return cost > 0 ? `${count}, gave away ${costWords(cost)}` : count
}
