import { ArrowLeft, Phone } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, redirect, useRevalidator, useRouteLoaderData } from 'react-router'

import { call } from '#app/client/call.ts'
import { late } from '#app/client/late.tsx'
import { newOrderPath, ordersOfPersonPath } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound } from '#app/desk/list/list-states.tsx'
import { RoomLanguages } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { StatusMark } from '#app/desk/orders/status-mark.tsx'
import type { loader as panelLoader } from '#app/desk/panel.tsx'
import { ReturnMark } from '#app/desk/returns/return-mark.tsx'
import { returnedThings } from '#app/desk/returns/return-words.ts'
import { dutyWords } from '#app/desk/stall/duty-words.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { orderedLang } from '#app/goods-name.ts'
import { deskOrderPath, deskUsersPath, homePath } from '#app/paths.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { PersonPlaces, personPlaces } from '#contract/counter.ts'
import type { PersonPage, getPerson } from '#contract/people.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { partOf } from '#domain/orders/parts/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as people from '#words/desk/people/en.ts'
import * as words from '#words/desk/people/one/en.ts'
import { label, payment as paidIn } from '#words/shop/order-labels/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import type { Route } from './+types/person.ts'
import { PersonNotes } from './person-notes.tsx'

type Loaded =
  | { kind: 'full'; page: PersonPage; places: PersonPlaces }
  | { kind: 'missing' | 'failed'; message: string }

/** Opened by few; its script comes when the room is idle. */
const WalletCard = late(async () => (await import('#app/desk/wallets/wallet-card.tsx')).WalletCard)
const EmptiesCard = late(async () => (await import('#app/desk/deposits/empties-card.tsx')).EmptiesCard)
const Khata = late(async () => (await import('#app/desk/receivables/khata.tsx')).Khata)
const ByItselfOf = late(async () => (await import('#app/desk/by-itself/of-person.tsx')).ByItselfOf)
const ManagePerson = late(async () => (await import('./manage-person.tsx')).ManagePerson)

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const id = encodeURIComponent(params.id)
  const [answer, places] = await Promise.all([
    call<typeof getPerson>('GET', `/api/people/${id}`),
    call<typeof personPlaces>('GET', `/api/counter/people/${id}/places`),
  ]).catch(() => [null, null])
  if (!answer || !places) return { kind: 'failed', message: words.notLoaded }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: answer.status === 404 ? 'missing' : 'failed', message: answer.body.message }
  if (!places.ok) return { kind: 'failed', message: places.body.message }
  return { kind: 'full', page: answer.body.data, places: places.body.data }
}

export function HydrateFallback() {
  return (
    <>
      <PageHead title={words.customer} />
      <h1 className="sr-only">{words.customer}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-11 w-32 rounded-[10px]!" />
      <Skeleton className="mt-2 h-9 max-w-sm rounded-[10px]!" />
      <div className={columns}>
        <Skeleton className="rounded-card! h-80" />
        <Skeleton className="rounded-card! h-60" />
      </div>
    </>
  )
}

/** A customer: what somebody at the telephone is asked, in one look, and what is done for them next. */
export default function Person({ loaderData: loaded }: Route.ComponentProps) {
  const back = (
    <div className="flex flex-wrap">
      <Link
        to={deskUsersPath}
        className="text-ink-soft hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {words.allUsers}
      </Link>
      <RoomLanguages />
    </div>
  )
  if (loaded.kind === 'full') return <Room key={loaded.page.user._id} {...loaded} back={back} />
  return (
    <>
      <PageHead title={words.customer} />
      <h1 className="sr-only">{words.customer}</h1>
      {back}
      {loaded.kind === 'failed' ? (
        <ListFailed message={loaded.message} />
      ) : (
        <NothingFound title={words.notFound}>
          <p>{words.notFoundNote}</p>
        </NothingFound>
      )}
    </>
  )
}

interface RoomProps {
  page: PersonPage
  places: PersonPlaces
  back: ReactNode
}

function Room({ page, places, back }: RoomProps) {
  const { user, orders, orderCount, due, returns } = page
  const { revalidate } = useRevalidator()
  const [isManaged, setManaged] = useState(false)
  const myId = useRouteLoaderData<typeof panelLoader>('desk/panel')?.id
  const person = { _id: user._id, name: user.name, email: user.email, mobile: user.mobile }
  const mayOrder = !user.isDeleted && user.joinedInto === null && user.blockedFrom !== 'shop'
  return (
    <>
      <PageHead title={user.name} />
      {back}
      <h1 className="text-2xl wrap-anywhere">{user.name}</h1>
      <Standing user={user} />
      <p className="figures mt-1 flex flex-wrap items-center gap-x-4 text-sm">
        {user.mobile && (
          <span className="flex items-center">
            <a
              href={`tel:+91${user.mobile}`}
              className="inline-flex min-h-11 items-center gap-1.5 text-lg font-semibold underline"
            >
              <Phone size={18} aria-hidden="true" />
              {user.mobile}
            </a>
            <CopyButton what={words.number} text={user.mobile} />
          </span>
        )}
        {user.email && (
          <span className="flex min-w-0 items-center">
            <a href={`mailto:${user.email}`} className="min-w-0 wrap-anywhere underline">
              {user.email}
            </a>
            <CopyButton what={words.email} text={user.email} />
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {mayOrder && (
          <ButtonLink to={newOrderPath} state={{ person }} size="small">
            {words.newOrder}
          </ButtonLink>
        )}
        {!user.isDeleted && (
          <Button look="quiet" size="small" onClick={() => setManaged(true)}>
            {user._id === myId || user.joinedInto ? words.manage : words.blockOrManage}
          </Button>
        )}
        <RoomKeys of="page" />
      </div>
      <div className={columns}>
        <div className="min-w-0 space-y-4">
          <OrderCard title={words.orders}>
            {due > 0 && (
              <p className="bg-turmeric-tint text-ink figures mt-2 flex justify-between gap-4 rounded-[10px] px-3 py-2 font-semibold">
                {words.stillDue} <span>{formatPaise(toPaise(due))}</span>
              </p>
            )}
            {orders.length === 0 && <p className="text-ink-soft mt-1 text-sm">{words.noOrders}</p>}
            <ul aria-label={words.orders} className="divide-line mt-1 divide-y text-sm">
              {orders.map((order) => (
                <li key={order._id}>
                  <Link
                    to={deskOrderPath(order._id)}
                    className="hover:bg-paper-sunken flex flex-wrap items-baseline gap-x-3 gap-y-0.5 rounded-[10px] py-2.5"
                  >
                    <span className="figures text-base font-semibold">#{order.orderNumber}</span>
                    <StatusMark status={order.status} />
                    <span className="text-ink-soft">{longDate(order.createdAt)}</span>
                    <span className="figures ms-auto font-semibold">
                      {formatPaise(toPaise(order.totalPrice))}
                    </span>
                    <span lang={orderedLang} className="w-full wrap-anywhere">
                      {order.productId.map((line) => partOf(line, line.quantity)).join(', ')}
                    </span>
                    <span className="text-ink-soft w-full">
                      {paidIn(label(order.payment.way), order.payment.standing)}
                      {order.delivery.needsAddress && ` · ${words.needsAddress}`}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {orderCount > orders.length && (
              <Link
                to={ordersOfPersonPath(user._id)}
                className="text-leaf inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
              >
                {words.allOrders(orderCount)}
              </Link>
            )}
          </OrderCard>
          {returns.length > 0 && (
            <OrderCard title={words.returns}>
              <ul aria-label={words.returns} className="divide-line mt-1 divide-y text-sm">
                {returns.map((one) => (
                  <li key={one._id}>
                    <Link
                      to={deskOrderPath(one.orderId)}
                      className="hover:bg-paper-sunken flex flex-wrap items-baseline gap-x-3 rounded-[10px] py-2.5"
                    >
                      <span lang={orderedLang} className="min-w-0 flex-1 font-semibold wrap-anywhere">
                        {returnedThings(one)}
                      </span>
                      <ReturnMark status={one.status} label={words.returnStates[one.status]} />
                      <span className="text-ink-soft w-full">
                        {words.ofOrder(one.orderNumber, longDate(one.createdAt))}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </OrderCard>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {!user.isDeleted && user.joinedInto === null && <ByItselfOf userId={user._id} places={places} />}
          {!user.isDeleted && user.joinedInto === null && (
            <Khata userId={user._id} mobile={user.mobile ?? ''} />
          )}
          {user.joinedInto === null && <WalletCard userId={user._id} />}
          <EmptiesCard of={{ person: user._id }} onMoved={() => void revalidate()} />
          <PersonNotes page={page} onChanged={() => void revalidate()} />
          {page.answers.length > 0 && (
            <OrderCard title={words.answers}>
              <ul aria-label={words.answers} className="divide-line mt-1 divide-y text-sm">
                {page.answers.map(({ channel, text, at }) => (
                  <li key={at} className="py-2">
                    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                    <p className="text-ink-soft">
                      {channel}, {longDate(at)}
                    </p>
                  </li>
                ))}
              </ul>
            </OrderCard>
          )}
          <OrderCard title={words.places}>
            {places.length === 0 && <p className="text-ink-soft mt-1 text-sm">{words.noPlaces}</p>}
            <ul aria-label={words.places} className="divide-line mt-1 divide-y text-sm">
              {places.map(({ addressId, address }, at) => (
                // What an order went to has no id.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={addressId ?? at} className="py-2">
                  <AddressLines address={address} />
                </li>
              ))}
            </ul>
          </OrderCard>
        </div>
      </div>
      {isManaged && (
        <ManagePerson
          user={user}
          isMe={user._id === myId}
          hasSecondFactor={page.hasSecondFactor}
          onChanged={() => void revalidate()}
          onClose={() => setManaged(false)}
        />
      )}
    </>
  )
}

const columns = 'mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]'

/** What is not as with most customers: what they do here, whose prices they pay, and what is blocked. */
function Standing({ user }: { user: PersonPage['user'] }) {
  const { blockedFrom, joinedInto, duties, isDeleted, priceGroup, gstin } = user
  const said = [
    isDeleted && words.isDeleted,
    isAdmin(user) && words.isAdmin,
    ...duties.map((duty) => dutyWords[duty].label),
    priceGroup && people.groups[priceGroup][0],
    priceGroup === 'resellers' && gstin && `${people.gstin} ${gstin}`,
    blockedFrom === 'cash' && people.noCash,
    blockedFrom === 'shop' && people.isBlocked,
    joinedInto && people.joinedWith(joinedInto.name),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <p className={`mt-0.5 text-sm font-semibold ${blockedFrom ? 'text-terracotta-strong' : 'text-ink-soft'}`}>
      {said.join(' · ')}
    </p>
  )
}
