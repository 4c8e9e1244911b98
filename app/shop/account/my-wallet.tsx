import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
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
  /** Giving back is asked for twice. */
  const [isAsked, setIsAsked] = useState(false)
  const isStillHere = useStillHere()
  const { name: shopName } = useShop()

  useEffect(() => {
    let isWanted = true
    void readWallet().then((found) => isWanted && found && setWallet(found))
    return () => {
      isWanted = false
    }
  }, [])

  async function topUp(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setNote('')
    const input = { amount: typed.replaceAll(/[^\d.]/g, '') }
    const end = await payByLink('/api/my-wallet', { shopName, input, isStillWanted: isStillHere })
    if (!isStillHere()) return
    setIsBusy(false)
    setNote(end.isPaid ? words.toppedUp : (end.note ?? ''))
    if (end.isPaid) setTyped('')
    const found = await readWallet()
    if (found && isStillHere()) setWallet(found)
  }

  async function giveBack() {
    if (!isAsked) return setIsAsked(true)
    setIsBusy(true)
    const answer = await call<typeof giveWalletBack>('POST', '/api/my-wallet/give-back').catch(() => null)
    if (!isStillHere()) return
    setIsBusy(false)
    setIsAsked(false)
    setNote(answer ? answer.body.message : words.noConnection)
    if (answer?.ok) setWallet(answer.body.data)
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
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {words.isKept} <span className="text-xl">{formatPaise(toPaise(wallet.balance))}</span>
      </p>
      <p className="text-ink-soft text-sm">{words.what}</p>
      {wallet.room > 0 && (
        <form noValidate onSubmit={(event) => void topUp(event)} className="mt-3">
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
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          aria-disabled={isBusy || undefined}
          onClick={() => void giveBack()}
        >
          {isAsked ? words.reallyGiveBack(formatPaise(toPaise(wallet.balance))) : words.giveBack}
        </Button>
      )}
      <ul aria-label={words.title} className="divide-line mt-2 divide-y text-sm">
        {wallet.entries.map((entry) => (
          <li key={entry._id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
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

/** null: no answer came. */
async function readWallet(): Promise<Wallet | null> {
  const answer = await call<typeof myWallet>('GET', '/api/my-wallet').catch(() => null)
  return answer?.ok ? answer.body.data : null
}
