import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeliveryWishes, deleteDeliveryWishes, deliveryWishes } from '#contract/delivery-wishes.ts'
import * as words from '#words/desk/delivery/en.ts'

/**
 * Who wants to be told when the shop comes, counted by PIN code. E-mails are told by themselves when an area
 * is added; numbers are to be called. `version`: of the areas, with which it is asked for again.
 */
export function Wishes({ version }: { version: string }) {
  const [wishes, setWishes] = useState<DeliveryWishes[]>([])
  useEffect(() => {
    let isCurrent = true
    void ask().then((found) => isCurrent && found && setWishes(found))
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another list of areas: e-mails may have been told
  }, [version])

  async function remove(pinCode: string) {
    const url = '/api/delivery-wishes/delete'
    const answer = await call<typeof deleteDeliveryWishes>('POST', url, { pinCode }).catch(() => null)
    if (!answer) return showToast('error', words.noAnswer)
    showToast(answer.ok ? 'success' : 'error', answer.body.message)
    if (answer.ok) setWishes((before) => before.filter((one) => one.pinCode !== pinCode))
  }

  if (wishes.length === 0) return null
  return (
    <section aria-labelledby="wishes" className="mt-7">
      <h2 id="wishes" className="text-lg">
        {words.wishes}
      </h2>
      <p className="text-ink-soft mt-1 text-sm">{words.wishesNote}</p>
      <ul className="border-line divide-line mt-2 divide-y border-y">
        {wishes.map(({ pinCode, count, mobiles, delivered }) => (
          <li key={pinCode} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="figures min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{pinCode}</span> · {words.people(count)}
              {delivered && ` · ${words.deliveredNow}`}
              {mobiles.length > 0 && (
                <span className="text-ink-soft block text-sm">{words.toCall(mobiles.join(', '))}</span>
              )}
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={words.removeWish(pinCode)}
              onClick={() => void remove(pinCode)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function ask(): Promise<DeliveryWishes[] | null> {
  const answer = await call<typeof deliveryWishes>('GET', '/api/delivery-wishes').catch(() => null)
  return answer?.ok ? answer.body.data : null
}
