import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { productDetailsPath } from '#app/desk/desk-paths.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskReview, decideReview } from '#contract/reviews.ts'
import { reportReasons } from '#domain/reviews/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

interface ReviewCardProps {
  review: DeskReview
  /** Words of the shop are to be asked for. */
  onSay: (what: 'why' | 'answer') => void
  /** The list is to be asked for again. */
  onChanged: () => void
}

/** A review as it is to be shown, with what can be done with it. */
export function ReviewCard({ review, onSay, onChanged }: ReviewCardProps) {
  const { isBusy, press } = usePress()
  const { _id, name, stars, words, writtenAt, picture, product, state, reports, version } = review

  function show() {
    void press(
      `show ${_id}`,
      () => call<typeof decideReview>('POST', `/api/reviews/${_id}/decide`, { outcome: 'shown', version }),
      ({ ok, body }) => {
        showToast(ok ? 'success' : 'error', body.message)
        onChanged()
        return null
      },
    )
  }

  return (
    <li className="bg-paper-raised border-line rounded-card border p-4 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={productDetailsPath(product._id)}
          className="min-h-8 font-semibold underline underline-offset-4"
        >
          {product.name}
        </Link>
        <time dateTime={writtenAt} className="text-ink-soft text-sm">
          {dateAndTime(writtenAt)}
        </time>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Rating stars={stars} className="[&_.stars]:text-lg" />
        <span className="font-semibold">{name}</span>
      </div>
      <p className={`mt-1 whitespace-pre-line ${words ? '' : 'text-ink-soft'}`}>{words || 'Stars alone.'}</p>
      {picture && (
        <a href={picture} target="_blank" rel="noreferrer" className="mt-2 inline-block">
          <img
            src={picture}
            alt={`What ${name} shows, large on a press`}
            width={96}
            height={96}
            loading="lazy"
            className="bg-paper-sunken size-24 rounded-[10px] object-cover"
          />
        </a>
      )}
      {reports.length > 0 && (
        <p className="text-terracotta-strong mt-2 font-semibold">Reported: {reportWords(reports)}</p>
      )}
      {review.refusedWhy && <Said by="Not shown, because" words={review.refusedWhy} />}
      {review.answer && <Said by="Your answer" words={review.answer} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {(state !== 'shown' || reports.length > 0) && (
          <Button size="small" aria-disabled={isBusy || undefined} onClick={() => isBusy || show()}>
            {state === 'shown' ? 'Keep showing it' : 'Show it'}
          </Button>
        )}
        {state === 'shown' && (
          <Button look="quiet" size="small" onClick={() => onSay('answer')}>
            {review.answer ? 'Change the answer' : 'Answer'}
          </Button>
        )}
        {state !== 'refused' && (
          <Button look="quiet" size="small" onClick={() => onSay('why')}>
            Do not show it
          </Button>
        )}
      </div>
    </li>
  )
}

function Said({ by, words }: { by: string; words: string }) {
  return (
    <p className="bg-paper-sunken mt-2 rounded-[10px] px-3 py-2 text-sm whitespace-pre-line">
      <strong>{by}:</strong> {words}
    </p>
  )
}

/** 'It is advertising (2).' */
function reportWords(reports: DeskReview['reports']): string {
  const counted = [...Map.groupBy(reports, (reason) => reason)]
  return counted
    .map(([reason, all]) =>
      all.length > 1 ? `${reportReasons[reason]} (${all.length})` : reportReasons[reason],
    )
    .join('; ')
}
