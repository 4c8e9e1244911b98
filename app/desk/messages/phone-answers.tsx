import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { personPath } from '#app/desk/desk-paths.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import type { PhoneAnswer, phoneAnswers } from '#contract/phone-messages.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** What people have answered, for somebody to read; nothing where nobody has. */
export function PhoneAnswers() {
  const [answers, setAnswers] = useState<PhoneAnswer[]>([])
  useEffect(() => {
    let isHere = true
    call<typeof phoneAnswers>('GET', '/api/phone-answers')
      .then((answer) => isHere && answer.ok && setAnswers(answer.body.data))
      // The list below says that the shop does not answer.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  if (answers.length === 0) return null
  return (
    <div className="my-4">
      <OrderCard title="Answers">
        <ul aria-label="Answers" className="divide-line mt-1 divide-y text-sm">
          {answers.map(({ _id, channel, from, userId, text, at }) => (
            <li key={_id} className="py-2">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-ink-soft figures">
                {userId ? (
                  <Link to={personPath(userId)} className="inline-flex min-h-11 items-center underline">
                    {from}
                  </Link>
                ) : (
                  <a href={`tel:+91${from}`} className="inline-flex min-h-11 items-center underline">
                    {from}
                  </a>
                )}
                , {channel}, {dateAndTime(at)}
              </p>
            </li>
          ))}
        </ul>
      </OrderCard>
    </div>
  )
}
