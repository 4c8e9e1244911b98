import type { ReactNode } from 'react'

import { call } from '#app/client/call.ts'
import { clock } from '#app/client/minute-clock.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { collected } from '#app/client/use-how-it-comes.ts'
import type { useHowItComes } from '#app/client/use-how-it-comes.ts'
import type { Address } from '#contract/addresses.ts'
import type { SubscriptionHours, subscriptionHours } from '#contract/subscriptions.ts'
import type { PayWay } from '#domain/subscriptions/rules.ts'
import * as words from '#words/shop/account/by-itself/en.ts'
import { pointName } from '#words/ui/hours/en.ts'

interface HowFieldsProps {
  how: ReturnType<typeof useHowItComes>
  addresses: readonly Address[]
  /** They are trusted, and can have it written down. */
  isTrusted: boolean
}

/** Place, hour and payment of all that comes by itself. */
export function HowFields({ how, addresses, isTrusted }: HowFieldsProps) {
  const hours = how.hours?.hours ?? []
  return (
    <>
      <Choice label={words.where} value={how.place} onChange={how.setPlace}>
        {addresses.map(({ _id, name, line1, town }) => (
          <option key={_id} value={_id}>
            {[name, line1, town].join(', ')}
          </option>
        ))}
        <option value={collected}>{words.collect}</option>
      </Choice>
      {hours.length > 0 && (
        <Choice label={words.hour} value={how.hour} onChange={how.setHour}>
          <option value="">{words.anyHour}</option>
          {hours.map(({ fromMinute, toMinute, point }, at) => (
            <option key={`${fromMinute} ${toMinute} ${point?._id}`} value={at}>
              {words.hours(clock(fromMinute), clock(toMinute))}
              {point && ` · ${pointName(point)}`}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={words.pays} value={how.pays} onChange={(way) => how.setPays(way as PayWay)}>
        <option value="cash">{words.ways.cash}</option>
        <option value="wallet">{words.ways.wallet}</option>
        {(isTrusted || how.pays === 'receivable') && (
          <option value="receivable">{words.ways.receivable}</option>
        )}
      </Choice>
      <p className="text-ink-soft text-sm">{words.allTogether}</p>
    </>
  )
}

/** Asks until there is an answer. */
export async function hoursThere(query: string, signal: AbortSignal): Promise<SubscriptionHours | null> {
  const answer = await untilAnsweredBy(
    () => call<typeof subscriptionHours>('GET', `/api/subscription-hours?${query}`),
    signal,
  )
  return answer?.ok ? answer.body.data : null
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="block">
      <span className="font-semibold">{label}</span>
      <select
        className="bg-paper-raised rounded-card border-line-strong mt-1 min-h-12 w-full border px-3"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </label>
  )
}
