import { Link } from 'react-router'

import { cardClass } from '#app/desk/front/card.ts'
import type { Notice } from '#contract/notices.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** What was told lately, the newest first, each with the way to it. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <section aria-labelledby="lately" className={cardClass}>
      <h2 id="lately" className="text-xl">
        Lately
      </h2>
      {notices.length === 0 ? (
        <p className="text-ink-soft mt-2">New orders, returns and what goes wrong are told here.</p>
      ) : (
        <ul className="divide-line mt-1 divide-y">
          {notices.map(({ _id, words, path, at }) => (
            <li key={_id}>
              <Link to={path} className="hover:bg-paper-sunken block min-h-12 rounded-[10px] py-2">
                <span className="block wrap-anywhere">{words}</span>
                <time dateTime={at} className="text-ink-soft figures text-sm">
                  {dateAndTime(at)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
