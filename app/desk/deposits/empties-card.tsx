import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { call } from '#app/client/call.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { usePersonPress } from '#app/desk/people/use-person-press.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Deposits, depositsOut, giveDepositBack } from '#contract/deposits.ts'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/people/khata/en.ts'

import { GivenList } from './given-list.tsx'

/** Whose bottles and crates: those of a person, or of one order. */
type Whose = { person: string } | { order: string }

interface EmptiesCardProps {
  of: Whose
  /** Money moved: something else may be due now. */
  onMoved: () => void
}

/**
 * Bottles and crates that are with a customer, and what is given back for them; nothing where there never
 * were any.
 */
export function EmptiesCard({ of, onMoved }: EmptiesCardProps) {
  const [deposits, setDeposits] = useState<Deposits | null>(null)
  const question = new URLSearchParams(of).toString()
  const address = `/api/deposits?${question}` as const

  useEffect(() => {
    let isWanted = true
    void depositsAt(address).then((now) => isWanted && now && setDeposits(now))
    return () => {
      isWanted = false
    }
  }, [address])

  if (!deposits || (deposits.out.length === 0 && deposits.given.length === 0)) return null
  return (
    <OrderCard title={words.empties}>
      <p className="figures mt-1 flex flex-wrap justify-between gap-x-4 font-semibold">
        {words.depositOwed} <span className="text-lg">{formatPaise(toPaise(deposits.owed))}</span>
      </p>
      {deposits.out.length > 0 && (
        <TakeBack
          key={stateOf(deposits)}
          of={of}
          deposits={deposits}
          // Before the next press can come: one that found the number still typed would pay it once more.
          onGiven={(now) => {
            flushSync(() => setDeposits(now))
            onMoved()
          }}
          onOutdated={() => void depositsAt(address).then((now) => now && setDeposits(now))}
        />
      )}
      <GivenList
        of={of}
        given={deposits.given}
        onChanged={(now) => {
          setDeposits(now)
          onMoved()
        }}
      />
    </OrderCard>
  )
}

/** null where the shop cannot be asked just now. */
function depositsAt(address: `/api/deposits?${string}`): Promise<Deposits | null> {
  return call<typeof depositsOut>('GET', address)
    .then((answer) => (answer.ok ? answer.body.data : null))
    .catch(() => null)
}

/** Another one after each press: what was typed before it is gone, also where as many are out as before. */
function stateOf({ out, given }: Deposits): string {
  const pieces = out.map(({ productId, each, pieces }) => `${productId} ${each} ${pieces}`)
  return [given[0]?._id, ...pieces].join(' ')
}

interface TakeBackProps {
  of: Whose
  deposits: Deposits
  /** With what is out from then on. */
  onGiven: (now: Deposits) => void
  /** Something was paid meanwhile, or is due. */
  onOutdated: () => void
}

function TakeBack({ of, deposits: { out, ways, unpaid }, onGiven, onOutdated }: TakeBackProps) {
  /** How many came back, as typed, by their place. */
  const [typed, setTyped] = useState<string[]>(() => out.map(() => ''))
  const [way, setWay] = useState(ways[0]!)
  const { isBusy, wrong, act } = usePersonPress(() => undefined)
  const brought = out
    .map(({ productId, each }, place) => ({ productId, each, pieces: Number(typed[place]) }))
    .filter(({ pieces }) => pieces !== 0)
  const paise = brought.reduce((sum, { each, pieces }) => sum + toPaise(each) * pieces, 0)

  // Off what they owe is off what was never paid as well.
  const offPaise = way === 'receivable' || !(paise > 0) ? 0 : Math.min(paise, toPaise(unpaid))
  const [back, off] = [formatPaise(paise - offPaise), formatPaise(offPaise)]

  function save(event: FormEvent) {
    event.preventDefault()
    // The second press of a double click: the first has emptied the form.
    if (brought.length === 0) return
    const input = { ...of, empties: brought, way, off: toRupees(offPaise) }
    void act(JSON.stringify(input), async (key) => {
      const answer = await call<typeof giveDepositBack>('POST', '/api/deposits/give-back', input, key)
      if (answer.ok) onGiven(answer.body.data)
      else if (answer.body.code === 'deposit_unpaid') onOutdated()
      return answer
    })
  }

  return (
    <form noValidate onSubmit={save} className="mt-3 flex flex-col gap-3">
      {out.map(({ productId, productName, pack, each, pieces }, place) => (
        <FormField
          key={`${productId} ${each}`}
          label={words.emptiesBack(`${productName} ${pack}`)}
          hint={words.withCustomer(pieces, formatPaise(toPaise(each)))}
          error={undefined}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={typed[place]}
              onChange={({ currentTarget }) =>
                setTyped(typed.map((one, at) => (at === place ? currentTarget.value : one)))
              }
            />
          )}
        </FormField>
      ))}
      <FormField
        label={words.givenBack}
        hint={offPaise > 0 ? words.unpaidOff(off) : null}
        error={
          wrong['empties'] ??
          wrong['way'] ??
          Object.entries(wrong).find(([field]) => field !== 'empties' && field !== 'way')?.[1]
        }
      >
        {(control) => (
          <select
            {...control}
            value={way}
            onChange={({ currentTarget }) => setWay(currentTarget.value as typeof way)}
          >
            {ways.map((one) => (
              <option key={one} value={one}>
                {words.giveWays[one]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <Button
        type="submit"
        look="quiet"
        size="small"
        className="self-start"
        aria-disabled={isBusy || !(paise > 0) || undefined}
      >
        {!(paise > 0) ? words.give : paise > offPaise ? words.giveSum(back) : words.takeOff(off)}
      </Button>
    </form>
  )
}
