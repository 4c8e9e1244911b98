import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { personPath } from '#app/desk/desk-paths.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import type { WhoOwes as Owed, whoOwes } from '#contract/receivables.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/people/khata/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

/** Who owes what, those who owe most first. */
export function WhoOwes({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState<Owed | null>()

  useEffect(() => {
    let isWanted = true
    void call<typeof whoOwes>('GET', '/api/receivables')
      .catch(() => null)
      .then((answer) => isWanted && setFound(answer?.ok ? answer.body : null))
    return () => {
      isWanted = false
    }
  }, [])

  return (
    <DeskDialog title={words.whoOwes} onClose={onClose}>
      {found === undefined && <p role="status">{words.loading}</p>}
      {found === null && <p role="alert">{words.notLoaded}</p>}
      {found && (
        <>
          <p className="figures flex justify-between gap-4 font-semibold">
            {words.together} <span>{formatPaise(toPaise(found.owed))}</span>
          </p>
          {found.data.length === 0 && <p className="text-ink-soft mt-2 text-sm">{words.nobody}</p>}
          <ul aria-label={words.whoOwes} className="divide-line mt-2 divide-y text-sm">
            {found.data.map(({ user, balance, limit, lastPaidAt }) => (
              <li key={user._id}>
                <Link
                  to={personPath(user._id)}
                  className="hover:bg-paper-sunken figures flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-[10px] py-2.5"
                >
                  <span className="min-w-0 font-semibold wrap-anywhere underline">{user.name}</span>
                  <span className="text-ink-soft">{user.mobile}</span>
                  <span className="ms-auto font-semibold">{formatPaise(toPaise(balance))}</span>
                  <span className="text-ink-soft w-full">
                    {words.limitOf(formatPaise(toPaise(limit)))},{' '}
                    {lastPaidAt ? words.paidLast(longDate(lastPaidAt)) : words.neverPaid}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskDialog>
  )
}
