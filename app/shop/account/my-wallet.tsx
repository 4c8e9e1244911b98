import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { useShop } from '#app/frame/site.ts'
import { orderPath } from '#app/paths.ts'
import { payByLink } from '#app/shop/pay-link/pay-by-link.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { Wallet, giveWalletBack, myWallet } from '#contract/wallets.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/account/wallet/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

/** What the shop keeps of oneself: to top up, to pay orders from, to have given back. */
export function MyWallet() {
  const [wallet, setWallet] = useState<Wallet | null>(null)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isInFlight = useRef(false)
  /** Giving back is asked for twice. */
  const [isAsked, setIsAsked] = useState(false)
  /** What is shown may not be so: it is looked at once more, or until something has come. */
  const [looks, setLooks] = useState<'once' | 'until it comes' | null>(null)
  const isStillHere = useStillHere()
  const { name: shopName } = useShop()

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(askWallet, leaving.signal).then(
      (answer) => answer?.ok && setWallet(answer.body.data),
    )
    return () => leaving.abort()
  }, [])
  useRetrying(() => void look(), looks !== null)

  async function look() {
    const answer = await askWallet().catch(() => null)
    if (!answer?.ok || !isStillHere()) return
    const [last] = answer.body.data.entries
    const hasCome = last?._id !== wallet?.entries[0]?._id
    if (hasCome) setNote(last?.kind === 'topped_up' ? words.toppedUp : '')
    if (hasCome || looks === 'once') setLooks(null)
    setWallet(answer.body.data)
  }

  /** One press at a time: a second one that comes quickly is none. */
  async function once(press: () => Promise<void>) {
    if (isInFlight.current) return
    isInFlight.current = true
    setIsBusy(true)
    setNote('')
    setLooks(null)
    await press()
    isInFlight.current = false
    if (isStillHere()) setIsBusy(false)
  }

  async function topUp() {
    const input = { amount: typed.replaceAll(/[^\d.]/g, '') }
    const end = await payByLink('/api/my-wallet', { shopName, input, isStillWanted: isStillHere })
    if (!isStillHere()) return
    setNote(end.isPaid ? words.toppedUp : (end.note ?? ''))
    if (end.isPaid) setTyped('')
    if (end.isPaid || end.isOpen) setLooks(end.isPaid ? 'once' : 'until it comes')
    if (end.isPaid) await look()
  }

  async function giveBack() {
    const answer = await call<typeof giveWalletBack>('POST', '/api/my-wallet/give-back').catch(() => null)
    if (!isStillHere()) return
    setIsAsked(false)
    setNote(answer ? answer.body.message : words.noConnection)
    if (answer?.ok) setWallet(answer.body.data)
    else setLooks('once')
  }

  if (!wallet) return null
  return (
    <section
      aria-labelledby="wallet"
      className="bg-paper-raised border-line rounded-card figures border px-5 py-4"
    >
      <h2 id="wallet" className="text-2xl">
        {words.title}
      </h2>
      <p className="figures mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {words.isKept} <span className="text-xl">{formatPaise(toPaise(wallet.balance))}</span>
      </p>
      <p className="text-ink-soft text-sm">{words.what}</p>
      {wallet.room > 0 && (
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void once(topUp)
          }}
          className="mt-3"
        >
          <Field
            label={words.amount}
            hint={words.room(formatPaise(toPaise(wallet.room)))}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="small" className="mt-2" aria-disabled={isBusy || undefined}>
            {words.topUp}
          </Button>
        </form>
      )}
      <p role="status" className="mt-2 text-sm">
        {note}
      </p>
      {wallet.balance > 0 && (
        // The way back stands where the first press was: a second one that comes quickly gives nothing back.
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            look="quiet"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || setIsAsked(!isAsked)}
          >
            {isAsked ? words.keep : words.giveBack}
          </Button>
          {isAsked && (
            <Button size="small" aria-disabled={isBusy || undefined} onClick={() => void once(giveBack)}>
              {words.reallyGiveBack(formatPaise(toPaise(wallet.balance)))}
            </Button>
          )}
        </div>
      )}
      <ul aria-label={words.title} className="divide-line mt-2 divide-y text-sm">
        {wallet.entries.map((entry) => (
          <li key={entry._id} className="py-2">
            {/* Its figures keep the chat button away (chatbot/free-place.ts). */}
            <p className="figures flex flex-wrap justify-between gap-x-4 font-semibold">
              {entry.order ? (
                <Link to={orderPath(entry.order._id)} className="underline">
                  {words.ofOrder[entry.amount < 0 ? 'spent' : 'back'](entry.order.orderNumber)}
                </Link>
              ) : (
                words.kinds[entry.kind]
              )}
              <span>{formatPaise(toPaise(entry.amount))}</span>
            </p>
            <p className="text-ink-soft">
              {entry.reference && `${entry.reference}, `}
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function askWallet() {
  return call<typeof myWallet>('GET', '/api/my-wallet')
}
