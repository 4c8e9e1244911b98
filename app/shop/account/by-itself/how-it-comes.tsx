import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { clock } from '#app/client/minute-clock.ts'
import { useHowItComes } from '#app/client/use-how-it-comes.ts'
import { useAddresses } from '#app/shop/addresses/use-addresses.ts'
import { Button } from '#app/ui/button.tsx'
import type { Subscribed, setSubscriptionDelivery } from '#contract/subscriptions.ts'
import * as words from '#words/shop/account/by-itself/en.ts'
import { pointName } from '#words/ui/hours/en.ts'

import { Ask } from './change-forms.tsx'
import { HowFields, hoursThere } from './how-fields.tsx'
import type { Press } from './use-by-itself.ts'

interface HowProps {
  present: Subscribed
  isBusy: boolean
  press: Press
}

/** Where all of it goes, when and how it is paid; and to change that. */
export function HowItComes(props: HowProps) {
  const [isChanged, setChanged] = useState(false)
  const { delivery } = props.present
  if (!delivery) return null
  const { collect, address, point, fromMinute, pays } = delivery
  const place = collect
    ? point
      ? pointName(point)
      : words.collect
    : address && [address.name, address.line1, address.town].join(', ')
  return (
    <div className="border-line mt-3 border-y py-3">
      <h3 className="font-semibold">{words.how}</h3>
      <p className={`mt-1 wrap-anywhere ${place ? '' : 'text-terracotta-strong font-semibold'}`}>
        {place || words.noAddress}
      </p>
      <p className="text-ink-soft">
        {[fromMinute !== null && words.from(clock(fromMinute)), words.ways[pays]].filter(Boolean).join(' · ')}
      </p>
      {isChanged ? (
        <HowForm {...props} onOver={() => setChanged(false)} />
      ) : (
        <Button size="small" look="quiet" className="mt-2" onClick={() => setChanged(true)}>
          {words.changeHow}
        </Button>
      )}
    </div>
  )
}

function HowForm({ present, isBusy, press, onOver }: HowProps & { onOver: () => void }) {
  const { addresses } = useAddresses()
  const how = useHowItComes(present, addresses, hoursThere)
  if (!addresses) return <p role="status">{words.oneMoment}</p>
  async function send() {
    const isDone = await press(() =>
      call<typeof setSubscriptionDelivery>('POST', '/api/subscriptions/delivery', how.delivery),
    )
    if (isDone) onOver()
  }

  return (
    <Ask label={words.save} canSend isBusy={isBusy} onSend={() => void send()} onOver={onOver}>
      <HowFields how={how} addresses={addresses} isTrusted={present.receivableLeft !== null} />
      {how.missed.length > 0 && (
        <p role="status" className="bg-turmeric-tint rounded-card px-4 py-3">
          {words.notThere(words.daysOf(how.missed))}
        </p>
      )}
    </Ask>
  )
}
