import type { ReactNode } from 'react'

import { Rating } from '#app/ui/rating.tsx'
import type { Review } from '#contract/reviews.ts'
import * as texts from '#words/shop/product/reviews/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

interface ReviewItemProps {
  review: Review
  shopName: string
  /** The way to report it. */
  report: ReactNode
}

/** What somebody says who has had the good, and what the shop says to it. */
export function ReviewItem({ review, shopName, report }: ReviewItemProps) {
  const { name, stars, words, writtenAt, answer, picture, pack } = review
  return (
    <li className="border-line border-t pt-4 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3">
        <Rating stars={stars} />
        <strong>{name}</strong>
        <span className="text-ink-soft text-sm">
          {texts.boughtHere(pack)} · <time dateTime={writtenAt}>{longDate(writtenAt)}</time>
        </span>
      </div>
      {words && <p className="mt-1 max-w-prose whitespace-pre-line">{words}</p>}
      {picture && (
        <a href={picture} target="_blank" rel="noreferrer" className="mt-2 inline-block">
          <img
            src={picture}
            alt={texts.whatSomebodyShows(name)}
            width={80}
            height={80}
            loading="lazy"
            className="bg-paper-sunken size-20 rounded-[10px] object-cover"
          />
        </a>
      )}
      {answer && (
        <p className="bg-leaf-tint rounded-card mt-2 max-w-prose px-4 py-2.5 whitespace-pre-line">
          <strong>{shopName}:</strong> {answer}
        </p>
      )}
      {report}
    </li>
  )
}

export const reportLook = 'text-ink-soft flex min-h-11 w-fit items-center text-sm underline'

/** What the way to report it says. */
export function ReportWords({ name }: Pick<Review, 'name'>) {
  return (
    <>
      {texts.report}
      <span className="sr-only">{texts.reportOf(name)}</span>
    </>
  )
}
