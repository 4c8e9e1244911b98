import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { panelRooms, personPath } from '#app/desk/desk-paths.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { DeskOffer, OfferUse, usesOfOffer } from '#contract/offers.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { OfferMark } from './offer-mark.tsx'
import { costWords, offerWords, stateOf, timesWords } from './offer-words.ts'
import type { Saying } from './offer-words.ts'

interface OfferCardProps {
  offer: DeskOffer
  saying: Saying
  onChange: () => void
  /** Makes the same offer once more. */
  onAgain: () => void
  onEnd: () => void
  onClose: () => void
}

/** An offer beside the list: its terms, what it gave away, and to whom. */
export function OfferCard({ offer, saying, onChange, onAgain, onEnd, onClose }: OfferCardProps) {
  const state = stateOf(offer, saying.today)
  const isEnded = state === 'ended'
  return (
    <DeskDialog
      title={offer.name}
      width="side"
      onClose={onClose}
      footer={
        <>
          {!isEnded && (
            <Button look="quiet" size="small" onClick={onEnd} className="text-terracotta-strong! me-auto">
              End it
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onAgain}>
            Offer again
          </Button>
          {!isEnded && (
            <Button size="small" onClick={onChange}>
              Change
            </Button>
          )}
        </>
      }
    >
      <p>
        <OfferMark state={state} />
      </p>
      <p className="mt-2 wrap-anywhere">{offerWords(offer, saying)}.</p>
      {offer.endedAt !== null && (
        <p className="text-ink-soft mt-1 text-sm">Ended on {dateAndTime(offer.endedAt)}.</p>
      )}
      <dl className="mt-5 grid grid-cols-2 gap-3">
        <Figure name="Used" value={timesWords(offer)} />
        <Figure name="Gave away" value={costWords(offer.cost)} />
      </dl>
      {offer.products && offer.products.length > 2 && (
        <details className="mt-5">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            All {offer.products.length} products
          </summary>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {offer.products.map(({ _id, productName }) => (
              <li key={_id} className="wrap-anywhere">
                {productName}
              </li>
            ))}
          </ul>
        </details>
      )}
      <h3 className="mt-5 text-lg">Orders that have it</h3>
      {offer.uses === 0 ? (
        <p className="text-ink-soft mt-1 text-sm">None yet. They are listed here with what it took off.</p>
      ) : (
        <Uses offerId={offer._id} />
      )}
    </DeskDialog>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-paper-sunken rounded-[10px] px-4 py-3">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="figures text-xl font-semibold">{value}</dd>
    </div>
  )
}

const usesAPage = 25

interface ReadUses {
  uses: readonly OfferUse[]
  /** null: that is all. */
  nextCursor: string | null
}

/** The orders, the newest first, as many as somebody asks for. */
function Uses({ offerId }: { offerId: string }) {
  const [read, setRead] = useState<ReadUses | null>(null)
  /** From where on more is asked for; null: of nothing, because it is here or has failed. */
  const [asked, setAsked] = useState<{ from: string | null } | null>({ from: null })
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    if (!asked) return
    let isHere = true
    const failed = (message: string) => {
      if (!isHere) return
      setFailure(message)
      setAsked(null)
    }
    usesFrom(offerId, asked.from).then(
      ({ ok, body }) => {
        if (!ok || !('data' in body)) return failed(body.message)
        if (!isHere) return
        const { data, nextCursor = null } = body
        setRead((before) => ({ uses: [...(before?.uses ?? []), ...data], nextCursor }))
        setFailure(null)
        setAsked(null)
      },
      () => failed('The orders did not load.'),
    )
    return () => {
      isHere = false
    }
  }, [offerId, asked])

  const more = () => setAsked({ from: read?.nextCursor ?? null })
  return (
    <>
      {read && (
        <ul
          aria-label="Orders that have it"
          className="divide-line border-line mt-2 divide-y border-y text-sm"
        >
          {read.uses.map((use) => (
            <Use key={use._id} use={use} />
          ))}
        </ul>
      )}
      {!read && asked && (
        <>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="mt-2 h-24 rounded-[10px]!" />
        </>
      )}
      {failure !== null && (
        <p role="alert" className="mt-3 text-sm">
          {failure}
        </p>
      )}
      {(failure !== null || read?.nextCursor) && (
        <Button
          look="quiet"
          size="small"
          className="mt-3"
          aria-disabled={asked !== null || undefined}
          onClick={() => asked === null && more()}
        >
          {failure === null ? 'Show more' : 'Try again'}
        </Button>
      )}
    </>
  )
}

function usesFrom(offerId: string, cursor: string | null) {
  const from = cursor === null ? 'page=1' : `cursor=${encodeURIComponent(cursor)}`
  return call<typeof usesOfOffer>('GET', `/api/offers/${offerId}/uses?pageSize=${usesAPage}&${from}`)
}

function Use({ use: { orderId, orderNumber, person, saved, at } }: { use: OfferUse }) {
  const link =
    'font-semibold underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center'
  return (
    <li className="flex items-baseline gap-3 py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Link to={panelRooms.order(orderId)} className={`figures ${link}`}>
          #{orderNumber}
        </Link>{' '}
        {person ? (
          <Link to={personPath(person._id)} className={link}>
            {person.name}
          </Link>
        ) : (
          'Nobody by name'
        )}
        <time dateTime={at} className="text-ink-soft block text-xs">
          {dateAndTime(at)}
        </time>
      </span>
      <span className="figures shrink-0">{costWords(saved)}</span>
    </li>
  )
}
