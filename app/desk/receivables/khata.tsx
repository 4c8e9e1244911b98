import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { OfferedLink } from '#app/desk/counter/offered-link.tsx'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { usePersonPress } from '#app/desk/people/use-person-press.ts'
import { amountOf } from '#app/desk/typed-amount.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import type {
  Receivables,
  personReceivables,
  setReceivableLimit,
  takeReceivableBack,
} from '#contract/receivables.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/people/khata/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { TakeKhata } from './take-khata.tsx'

/** What a customer owes, what was written down and paid; an admin says here how far they are trusted. */
export function Khata({ userId, mobile }: { userId: string; mobile: string }) {
  const { name: shopName } = useShop()
  const [showsLink, setShowsLink] = useState(false)
  const [khata, setKhata] = useState<Receivables | null>()
  const [takes, setTakes] = useState(false)
  const address = `/api/people/${encodeURIComponent(userId)}/receivables` as const

  async function load() {
    const answer = await call<typeof personReceivables>('GET', address).catch(() => null)
    if (answer?.ok) setKhata(answer.body.data)
  }
  useEffect(() => {
    let isWanted = true
    void call<typeof personReceivables>('GET', address)
      .then((answer) => isWanted && answer.ok && setKhata(answer.body.data))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [address])

  if (khata === undefined) return null
  return (
    <OrderCard title={words.khata}>
      {khata && (
        <>
          <p className="figures mt-1 flex flex-wrap justify-between gap-x-4 font-semibold">
            {khata.balance < 0 ? words.weOwe : words.theyOwe}{' '}
            <span className="text-lg">{formatPaise(Math.abs(toPaise(khata.balance)))}</span>
          </p>
          <p className="text-ink-soft figures text-sm">{words.more(formatPaise(toPaise(khata.left)))}</p>
          {khata.balance > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={() => setTakes(true)}>
                {words.takePayment}
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-expanded={showsLink}
                onClick={() => setShowsLink(!showsLink)}
              >
                {words.paymentLink}
              </Button>
            </div>
          )}
          {khata.balance < 0 && (
            <Button size="small" className="mt-2" onClick={() => setTakes(true)}>
              {words.giveBack}
            </Button>
          )}
          {showsLink && khata.balance > 0 && (
            <div className="mt-3">
              <OfferedLink
                what={words.linkWhat}
                ask={() => Promise.resolve(linkOf(khata, mobile))}
                note={words.linkNote}
                says={words.linkSays(shopName)}
              />
            </div>
          )}
          <Entries khata={khata} address={address} onChanged={() => void load()} />
        </>
      )}
      <Limit key={khata?.limit ?? ''} khata={khata} address={address} onChanged={() => void load()} />
      {takes && khata && (
        <TakeKhata
          address={address}
          owedPaise={toPaise(khata.balance)}
          onTaken={setKhata}
          onClose={() => setTakes(false)}
        />
      )}
    </OrderCard>
  )
}

/** The link that Saturday's statement has. */
function linkOf({ payPath }: Receivables, mobile: string) {
  const url = new URL(payPath, globalThis.location.origin).href
  return { ok: true as const, body: { data: { url, qrCode: '', mobile } } }
}

interface PartProps {
  khata: Receivables | null
  address: `/api/people/${string}/receivables`
  onChanged: () => void
}

/** How far the shop trusts them; 0: no further. */
function Limit({ khata, address, onChanged }: PartProps) {
  const [limit, setLimit] = useState(khata ? String(khata.limit) : '')
  const { isBusy, wrong, act } = usePersonPress(onChanged)

  function save(event: FormEvent) {
    event.preventDefault()
    void act('limit', () => call<typeof setReceivableLimit>('POST', address, { limit: amountOf(limit) }))
  }

  return (
    <form noValidate onSubmit={save} className="mt-3">
      <FormField
        label={khata ? words.limit : words.openKhata}
        hint={words.limitHint}
        error={wrong['limit'] ?? wrong['']}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={limit}
            onChange={({ currentTarget }) => setLimit(currentTarget.value)}
          />
        )}
      </FormField>
      <Button
        type="submit"
        look="quiet"
        size="small"
        className="mt-2"
        disabled={limit.trim() === '' || Number(amountOf(limit)) === khata?.limit}
        aria-disabled={isBusy || undefined}
      >
        {words.saveLimit}
      </Button>
    </form>
  )
}

function Entries({ khata, address, onChanged }: PartProps & { khata: Receivables }) {
  const { rooms } = usePlace()
  const { isBusy, wrong, act } = usePersonPress(onChanged)
  /** The payment that is taken back; a reason is asked for once its minute is over. */
  const [asked, setAsked] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  if (khata.entries.length === 0) return <p className="text-ink-soft mt-2 text-sm">{words.nothing}</p>

  async function takeBack(entry: number) {
    setAsked(entry)
    const input = { entry, reason: asked === entry ? reason : '' }
    const isDone = await act(`take back ${entry} ${input.reason}`, (key) =>
      call<typeof takeReceivableBack>('POST', `${address}/take-back`, input, key),
    )
    if (!isDone) return
    setAsked(null)
    setReason('')
  }

  return (
    <ul aria-label={words.khata} className="divide-line mt-2 divide-y text-sm">
      {khata.entries.map((entry) => (
        <li key={entry._id} className="py-2">
          <p className="figures flex flex-wrap justify-between gap-x-4 font-semibold">
            <span className={entry.takenBack ? 'line-through' : ''}>
              {entry.order ? (
                <Link to={rooms.order(entry.order._id)} className="underline">
                  {(entry.amount > 0 ? words.writtenDown : words.takenOff)(entry.order.orderNumber)}
                </Link>
              ) : (
                words.kinds[isGiven(entry) ? 'given' : entry.kind]
              )}
            </span>
            <span>{formatPaise(toPaise(entry.amount))}</span>
          </p>
          {entry.note && <p className="wrap-anywhere">“{entry.note}”</p>}
          <p className="text-ink-soft figures flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {[entry.reference, entry.by].filter(Boolean).join(', ')}{' '}
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </span>
            {['cash', 'upi', 'bank'].includes(entry.kind) && !entry.takenBack && (
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => void takeBack(entry._id)}
                className="inline-flex min-h-9 items-center underline pointer-coarse:min-h-11"
              >
                {words.takeBack}
              </button>
            )}
          </p>
          {asked === entry._id && wrong['reason'] && (
            <FormField label={words.why} hint={words.whyHint} error={wrong['reason']}>
              {(control) => (
                <input
                  {...control}
                  maxLength={500}
                  autoComplete="off"
                  value={reason}
                  onChange={({ currentTarget }) => setReason(currentTarget.value)}
                />
              )}
            </FormField>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The shop gave what it owed. */
function isGiven({ kind, amount }: Receivables['entries'][number]): boolean {
  return amount > 0 && (kind === 'cash' || kind === 'upi' || kind === 'bank')
}
