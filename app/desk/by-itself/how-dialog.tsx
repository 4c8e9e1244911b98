import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { clock } from '#app/client/minute-clock.ts'
import { collected, useHowItComes } from '#app/client/use-how-it-comes.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { PersonPlaces } from '#contract/counter.ts'
import type {
  Subscribed,
  SubscriptionHours,
  setSubscriptionDelivery,
  subscriptionHours,
} from '#contract/subscriptions.ts'
import type { PayWay } from '#domain/subscriptions/rules.ts'
import * as words from '#words/desk/by-itself/person/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { pointName } from '#words/ui/hours/en.ts'

interface HowDialogProps {
  userId: string
  present: Subscribed
  places: PersonPlaces
  onChanged: (now: Subscribed) => void
  onClose: () => void
}

/** Where all goes that comes to a customer by itself, when, and how it is paid. */
export function HowDialog({ userId, present, places, onChanged, onClose }: HowDialogProps) {
  const addresses = places.flatMap(({ addressId: _id, address }) => (_id === null ? [] : { _id, ...address }))
  const how = useHowItComes(present, addresses, hoursThere)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = usePress()
  const hours = how.hours?.hours ?? []
  async function send() {
    const input = { ...how.delivery, userId }
    const wrong = await press(
      `how it comes ${JSON.stringify(input)}`,
      () => call<typeof setSubscriptionDelivery>('POST', '/api/subscriptions/delivery', input),
      (answer) => {
        if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
        showToast('success', answer.body.message)
        onChanged(answer.body.data)
        return null
      },
    )
    if (wrong) setProblems(wrong)
    else onClose()
  }

  return (
    <FormDialog
      title={words.how}
      width="narrow"
      yes={isBusy ? words.saving : words.save}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className="text-ink-soft text-sm">{words.openFrom(shortDay(present.firstOpenDay))}</p>
      <FormField label={words.where} error={problems['addressId'] ?? problems['pointId']}>
        {(control) => (
          <select
            {...control}
            value={how.place}
            onChange={({ currentTarget }) => how.setPlace(currentTarget.value)}
          >
            {addresses.map(({ _id, name, line1, town }) => (
              <option key={_id} value={_id}>
                {[name, line1, town].join(', ')}
              </option>
            ))}
            <option value={collected}>{words.collect}</option>
          </select>
        )}
      </FormField>
      {how.missed.length > 0 && (
        <p role="status" className="bg-turmeric-tint text-ink rounded-card px-4 py-3 text-sm">
          {words.notThere(words.daysOf(how.missed))}
        </p>
      )}
      {hours.length > 0 && (
        <FormField label={words.hour} error={problems['fromMinute']}>
          {(control) => (
            <select
              {...control}
              value={how.hour}
              onChange={({ currentTarget }) => how.setHour(currentTarget.value)}
            >
              <option value="">{words.anyHour}</option>
              {hours.map(({ fromMinute, toMinute, point }, at) => (
                <option key={`${fromMinute} ${toMinute} ${point?._id}`} value={at}>
                  {words.hours(clock(fromMinute), clock(toMinute))}
                  {point && ` · ${pointName(point)}`}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField label={words.pays} error={problems['pays'] ?? problems['']}>
        {(control) => (
          <select
            {...control}
            value={how.pays}
            onChange={({ currentTarget }) => how.setPays(currentTarget.value as PayWay)}
          >
            <option value="cash">{words.ways.cash}</option>
            <option value="wallet">{words.ways.wallet}</option>
            {(present.receivableLeft !== null || how.pays === 'receivable') && (
              <option value="receivable">{words.ways.receivable}</option>
            )}
          </select>
        )}
      </FormField>
    </FormDialog>
  )
}

async function hoursThere(query: string): Promise<SubscriptionHours | null> {
  const address = `/api/subscription-hours?${query}` as const
  const answer = await call<typeof subscriptionHours>('GET', address).catch(() => null)
  return answer?.ok ? answer.body.data : null
}
