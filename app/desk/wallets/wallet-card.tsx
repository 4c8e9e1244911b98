import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { usePersonPress } from '#app/desk/people/use-person-press.ts'
import { amountOf } from '#app/desk/typed-amount.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Wallet, payOutWallet, personWallet } from '#contract/wallets.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/people/khata/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

/** What the shop keeps of a customer; nothing of who never had a wallet. */
export function WalletCard({ userId }: { userId: string }) {
  const { rooms } = usePlace()
  const isAdmin = useCustomer(({ user }) => user?.role === 'ADMIN')
  const [wallet, setWallet] = useState<Wallet | null>(null)
  const address = `/api/people/${encodeURIComponent(userId)}/wallet` as const

  async function load() {
    const answer = await call<typeof personWallet>('GET', address).catch(() => null)
    if (answer?.ok) setWallet(answer.body.data)
  }
  useEffect(() => {
    let isWanted = true
    void call<typeof personWallet>('GET', address)
      .then((answer) => isWanted && answer.ok && setWallet(answer.body.data))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [address])

  if (!wallet || wallet.entries.length === 0) return null
  return (
    <OrderCard title={words.wallet}>
      <p className="figures mt-1 flex flex-wrap justify-between gap-x-4 font-semibold">
        {words.weKeep} <span className="text-lg">{formatPaise(toPaise(wallet.balance))}</span>
      </p>
      <ul aria-label={words.wallet} className="divide-line mt-2 divide-y text-sm">
        {wallet.entries.map((entry) => (
          <li key={entry._id} className="py-2">
            <p className="figures flex flex-wrap justify-between gap-x-4 font-semibold">
              {entry.order ? (
                <Link to={rooms.order(entry.order._id)} className="underline">
                  {words.walletKinds[entry.kind]}, #{entry.order.orderNumber}
                </Link>
              ) : (
                words.walletKinds[entry.kind]
              )}
              <span>{formatPaise(toPaise(entry.amount))}</span>
            </p>
            <p className="text-ink-soft figures">
              {[entry.reference, entry.by].filter(Boolean).join(', ')}{' '}
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {isAdmin && wallet.balance > 0 && (
        <PayOut key={wallet.entries[0]?._id} address={address} onPaid={() => void load()} />
      )}
    </OrderCard>
  )
}

/** What was sent by hand, because the gateway does not give it back. */
function PayOut({ address, onPaid }: { address: `/api/people/${string}/wallet`; onPaid: () => void }) {
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const { isBusy, wrong, act } = usePersonPress(onPaid)

  function save(event: FormEvent) {
    event.preventDefault()
    const input = { amount: amountOf(amount), reference }
    void act(`pay out ${amount} ${reference}`, (key) =>
      call<typeof payOutWallet>('POST', `${address}/pay-out`, input, key),
    )
  }

  return (
    <form noValidate onSubmit={save} className="mt-3 flex flex-col gap-3">
      <FormField label={words.sentByHand} hint={words.sentHint} error={wrong['amount'] ?? wrong['']}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        )}
      </FormField>
      <FormField label={words.reference} error={wrong['reference']}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
        )}
      </FormField>
      <Button
        type="submit"
        look="quiet"
        size="small"
        className="self-start"
        aria-disabled={isBusy || undefined}
      >
        {words.noteIt}
      </Button>
    </form>
  )
}
